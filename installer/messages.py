"""Every sentence of the installer, in English and in Russian."""

from installer.language import speaks_russian

TEXTS: dict[str, tuple[str, str]] = {
    "usage": (
        "Usage:\n"
        "  python3 installer play [arguments]   install what is needed, then start Drezina\n"
        "  python3 installer test [arguments]   install what is needed, then run every check;\n"
        "                                       arguments go to pytest",
        "Использование:\n"
        "  python3 installer play [аргументы]   установить нужное и запустить Дрезину\n"
        "  python3 installer test [аргументы]   установить нужное и выполнить все проверки;\n"
        "                                       аргументы получит pytest",
    ),
    # stages
    "creating": ("Making the environment in .venv", "Создаём окружение в .venv"),
    "repairing": (
        "The environment in .venv is incomplete or broken: making it anew.",
        "Окружение в .venv неполное или повреждено: создаём заново.",
    ),
    "installing": ("Installing packages", "Устанавливаем пакеты"),
    "installing_offline": (
        "Installing packages from the wheels folder",
        "Устанавливаем пакеты из папки wheels",
    ),
    "waiting": (
        "Another installation is running in this folder: waiting for it to finish.",
        "В этой папке уже идёт другая установка: ждём, когда она закончится.",
    ),
    "looking": ("looking for {name}", "ищем {name}"),
    "downloading": ("downloading {name}", "загружаем {name}"),
    "unpacking": ("unpacking", "распаковываем"),
    "done": ("{title}: done in {seconds}", "{title}: готово за {seconds}"),
    "seconds": ("{seconds:.1f} s", "{seconds:.1f} с"),
    # failures: one sentence each, and it says what to do
    "no_venv": (
        'This Python cannot make environments: run "sudo apt install python{version}-venv" '
        "(or install Python's venv module in your system's way) and try again.",
        "Этот Python не умеет создавать окружения: выполните «sudo apt install "
        "python{version}-venv» (или поставьте модуль venv иначе) и повторите.",
    ),
    "no_network": (
        "There is no connection to the package index: check the network or the proxy and try "
        "again, or put the packages into the wheels folder.",
        "Нет связи с каталогом пакетов: проверьте сеть или прокси и повторите, либо положите "
        "пакеты в папку wheels.",
    ),
    "bad_certificate": (
        "The secure connection to the package index failed: check the date of this computer and "
        "its certificates (ca-certificates, or PIP_CERT behind a company proxy) and try again.",
        "Не удалось защищённое соединение с каталогом пакетов: проверьте дату на компьютере и "
        "сертификаты (ca-certificates, а за корпоративным прокси PIP_CERT) и повторите.",
    ),
    "disk_full": (
        "The disk is full: free about 600 MB here and in the temporary folder, then try again.",
        "На диске нет места: освободите около 600 МБ здесь и в папке для временных файлов и "
        "повторите.",
    ),
    "no_permission": (
        "There is no permission to write in {folder}: make it yours, or copy Drezina to a folder "
        "of yours, and try again.",
        "Нет права записи в {folder}: получите его или скопируйте Дрезину в свою папку и "
        "повторите.",
    ),
    "no_package": (
        "A package could not be found or built for this Python and computer ({detail}): try with "
        "another Python from 3.11 on, or add the package to the wheels folder; the full output is "
        "in {log}.",
        "Пакет не найден или не собирается для этого Python и компьютера ({detail}): попробуйте "
        "другой Python от 3.11 или добавьте пакет в папку wheels; полный вывод в {log}.",
    ),
    "busy": (
        "Another installation in this folder has not finished: wait for it or stop it, then try "
        "again.",
        "Другая установка в этой папке так и не закончилась: дождитесь или остановите её и "
        "повторите.",
    ),
    "foreign": (
        "The folder .venv was not made by this installer: move it away or delete it, then try "
        "again.",
        "Папку .venv создала не эта программа установки: уберите или удалите её и повторите.",
    ),
    "unknown": (
        "The installation failed ({detail}): try again, and if it fails again report it together "
        "with {log}.",
        "Установка не удалась ({detail}): повторите, а если не поможет, сообщите нам и приложите "
        "{log}.",
    ),
    "interrupted": (
        "Interrupted: run the same command again, it will put things right.",
        "Прервано: запустите ту же команду ещё раз, она всё исправит.",
    ),
    "qt_libraries": (
        'The window will need system libraries that are missing here: "sudo apt install '
        '{packages}".',
        "Окну понадобятся системные библиотеки, которых здесь нет: «sudo apt install {packages}».",
    ),
    # tests
    "passed": ("passed", "успех"),
    "failed": ("FAILED", "ПРОВАЛ"),
    "all_passed": ("All checks passed in {seconds}.", "Все проверки пройдены за {seconds}."),
    "some_failed": (
        "Failed: {names} (all together {seconds}).",
        "Не пройдено: {names} (всего {seconds}).",
    ),
}


def text(key: str, **facts: object) -> str:
    return TEXTS[key][speaks_russian()].format(**facts)


def duration(seconds: float) -> str:
    return text("seconds", seconds=seconds)
