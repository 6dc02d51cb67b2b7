<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Drezina</source>
        <translation>О программе «Дрезина»</translation>
    </message>
    <message>
        <source>Drezina</source>
        <translation>Дрезина</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt}</source>
        <translation>Версия {version} · Qt {qt}</translation>
    </message>
    <message>
        <source>Railway board games round one laptop, and alone with every what-if.</source>
        <translation>Железнодорожные настольные игры за одним ноутбуком — и в одиночку со всеми «а что, если».</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: no accounts, no network, no reports.</source>
        <translation>С этого компьютера ничего не уходит: ни учётных записей, ни сети, ни отчётов.</translation>
    </message>
    <message>
        <source>The games are the work of their designers and publishers. Drezina is free software under the MIT licence and belongs to none of them.</source>
        <translation>Игры созданы их авторами и издателями. «Дрезина» — свободная программа под лицензией MIT и никому из них не принадлежит.</translation>
    </message>
    <message>
        <source>With Qt for Python (LGPL), Shapely (BSD), Source Sans Pro and Source Serif Pro (SIL Open Font License).</source>
        <translation>Использует Qt for Python (LGPL), Shapely (BSD), Source Sans Pro и Source Serif Pro (SIL Open Font License).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>{who} passes</source>
        <translation>{who} пасует</translation>
    </message>
    <message>
        <source>{who} goes on</source>
        <translation>{who} идёт дальше</translation>
    </message>
    <message>
        <source>The players end the game</source>
        <translation>Игроки заканчивают игру</translation>
    </message>
    <message>
        <source>{player} takes {card}</source>
        <translation>{player} берёт карту: {card}</translation>
    </message>
    <message>
        <source>{player} keeps a card</source>
        <translation>{player} оставляет себе карту</translation>
    </message>
    <message>
        <source>{player} buys {card}</source>
        <translation>{player} покупает {card}</translation>
    </message>
    <message>
        <source>{player} bids {price} for {card}</source>
        <translation>{player} ставит {price} на {card}</translation>
    </message>
    <message>
        <source>{buyer} buys {private} for {price}</source>
        <translation>{buyer} покупает {private} за {price}</translation>
    </message>
    <message>
        <source>{player} founds {corporation} at {price}</source>
        <translation>{player} основывает {corporation} по {price}</translation>
    </message>
    <message>
        <source>{player} buys a share of {corporation} from its treasury</source>
        <translation>{player} покупает акцию {corporation} из кассы</translation>
    </message>
    <message>
        <source>{player} buys a share of {corporation} from the initial offering</source>
        <translation>{player} покупает акцию {corporation} из первичного предложения</translation>
    </message>
    <message>
        <source>{player} buys a share of {corporation} from the market</source>
        <translation>{player} покупает акцию {corporation} на рынке</translation>
    </message>
    <message>
        <source>{player} buys {percent} % of {corporation} from the market</source>
        <translation>{player} покупает {percent} % {corporation} с рынка</translation>
    </message>
    <message>
        <source>{player} sells {percent} % of {corporation}</source>
        <translation>{player} продаёт {percent} % акций {corporation}</translation>
    </message>
    <message>
        <source>{company} lays tile {tile} on {hex}</source>
        <translation>{company} выкладывает тайл {tile} на гекс {hex}</translation>
    </message>
    <message>
        <source>{company} places a station on {hex}</source>
        <translation>{company} ставит станцию на гекс {hex}</translation>
    </message>
    <message>
        <source>The marker of {private} goes to {hex}</source>
        <translation>Маркер компании {private} ложится на гекс {hex}</translation>
    </message>
    <message>
        <source>{private} serves {company}</source>
        <translation>{private} работает на {company}</translation>
    </message>
    <message>
        <source>{company} runs its trains</source>
        <translation>{company} назначает поезда на маршруты</translation>
    </message>
    <message>
        <source>{company} runs no train</source>
        <translation>{company} не назначает поезда на маршруты</translation>
    </message>
    <message>
        <source>{corporation} pays out its revenue</source>
        <translation>{corporation} выплачивает прибыль полностью</translation>
    </message>
    <message>
        <source>{corporation} pays out half</source>
        <translation>{corporation} выплачивает половину прибыли</translation>
    </message>
    <message>
        <source>{corporation} withholds its revenue</source>
        <translation>{corporation} удерживает прибыль</translation>
    </message>
    <message>
        <source>{corporation} buys a train {config} for {price}</source>
        <translation>{corporation} покупает поезд {config} за {price}</translation>
    </message>
    <message>
        <source>{corporation} discards a train {train}</source>
        <translation>{corporation} сбрасывает поезд {train}</translation>
    </message>
    <message>
        <source>{corporation} buys {private} for {price}</source>
        <translation>{corporation} покупает {private} за {price}</translation>
    </message>
    <message>
        <source>The president of {corporation} is bankrupt</source>
        <translation>Президент {corporation} объявляет о банкротстве</translation>
    </message>
    <message>
        <source>{player} gives 10 % certificates for the presidency of {corporation}</source>
        <translation>{player} отдаёт за президентство {corporation} сертификаты по 10 %</translation>
    </message>
    <message>
        <source>{player} gives 5 % certificates for the presidency of {corporation}</source>
        <translation>{player} отдаёт за президентство {corporation} сертификаты по 5 %</translation>
    </message>
    <message>
        <source>{corporation} merges into the national railway</source>
        <translation>{corporation} вливается в государственную железную дорогу</translation>
    </message>
    <message>
        <source>{corporation} takes over a station on {hex}</source>
        <translation>{corporation} занимает станцию в {hex}</translation>
    </message>
    <message>
        <source>{player} bids {price}</source>
        <translation>{player} ставит {price}</translation>
    </message>
    <message>
        <source>{player} passes and stays in the auction</source>
        <translation>{player} пасует, не выходя из аукциона</translation>
    </message>
    <message>
        <source>{player} raises capital, {units} × $5</source>
        <translation>{player} приобретает капитал: {units} × $5</translation>
    </message>
    <message>
        <source>{player} takes tile 1, First player</source>
        <translation>{player} берёт жетон 1 «Первый игрок»</translation>
    </message>
    <message>
        <source>{player} takes tile 2, First move</source>
        <translation>{player} берёт жетон 2 «Первая перевозка»</translation>
    </message>
    <message>
        <source>{player} takes tile 3, Engineer</source>
        <translation>{player} берёт жетон 3 «Инженер»</translation>
    </message>
    <message>
        <source>{player} takes tile 4, First build</source>
        <translation>{player} берёт жетон 4 «Первый строитель»</translation>
    </message>
    <message>
        <source>{player} takes tile 5, City growth</source>
        <translation>{player} берёт жетон 5 «Развитие города»</translation>
    </message>
    <message>
        <source>{player} takes tile 6, Locomotive</source>
        <translation>{player} берёт жетон 6 «Модернизация локомотивов»</translation>
    </message>
    <message>
        <source>{player} takes tile 7, Urbanisation</source>
        <translation>{player} берёт жетон 7 «Урбанизация»</translation>
    </message>
    <message>
        <source>{player} takes tile 5, City growth, and declines it</source>
        <translation>{player} берёт жетон 5 «Развитие города» и пасует</translation>
    </message>
    <message>
        <source>{player} takes tile 7, Urbanisation, and declines it</source>
        <translation>{player} берёт жетон 7 «Урбанизация» и пасует</translation>
    </message>
    <message>
        <source>{player} lays track on {hex} (tile {tile})</source>
        <translation>{player} прокладывает рельсы: {hex} (жетон {tile})</translation>
    </message>
    <message>
        <source>{player} builds a {colour} city on {hex}</source>
        <translation>{player} строит {colour} город: {hex}</translation>
    </message>
    <message>
        <source>{player} lets {hex} grow</source>
        <translation>{player} развивает город: {hex}</translation>
    </message>
    <message>
        <source>{player} upgrades locomotives</source>
        <translation>{player} модернизирует локомотивы</translation>
    </message>
    <message>
        <source>{player} moves a {colour} cube from {hex}</source>
        <translation>{player} перевозит {colour} кубик: {hex}</translation>
    </message>
    <message>
        <source>{player} takes income</source>
        <translation>{player} увеличивает доход</translation>
    </message>
    <message>
        <source>{player} takes victory points</source>
        <translation>{player} берёт победные очки</translation>
    </message>
</context>
<context>
    <name>ActionTile</name>
    <message>
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Первая перевозка</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Инженер</translation>
    </message>
    <message>
        <source>First build</source>
        <translation>Первый строитель</translation>
    </message>
    <message>
        <source>City growth</source>
        <translation>Развитие города</translation>
    </message>
    <message>
        <source>Locomotive</source>
        <translation>Модернизация локомотивов</translation>
    </message>
    <message>
        <source>Urbanisation</source>
        <translation>Урбанизация</translation>
    </message>
</context>
<context>
    <name>ActionWords</name>
    <message numerus="yes">
        <source>{corporation} issues %n share(s)</source>
        <translation>
            <numerusform>{corporation} размещает %n акцию</numerusform>
            <numerusform>{corporation} размещает %n акции</numerusform>
            <numerusform>{corporation} размещает %n акций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{corporation} redeems %n share(s)</source>
        <translation>
            <numerusform>{corporation} выкупает %n акцию</numerusform>
            <numerusform>{corporation} выкупает %n акции</numerusform>
            <numerusform>{corporation} выкупает %n акций</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>There is no display here, so the window cannot open; “python3 installer play --help” lists the commands that need none.</source>
        <translation>Здесь нет экрана, поэтому окно не открыть; команды, которым экран не нужен, перечислит «python3 installer play --help».</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Phase {name}</source>
        <translation>Фаза {name}</translation>
    </message>
    <message>
        <source>Phase {name}: train limit {limit}</source>
        <translation>Фаза {name}: лимит поездов {limit}</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>Stock round {cycle}</source>
        <translation>Фондовый раунд {cycle}</translation>
    </message>
    <message>
        <source>Operating round {cycle}.{number}</source>
        <translation>Операционный раунд {cycle}.{number}</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Отбор</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>ход {number}</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <translation>Раунд {number} из {count}</translation>
    </message>
    <message>
        <source>turn order: {players}</source>
        <translation>порядок хода: {players}</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Q / E turn</source>
        <translation>Q / E — повернуть</translation>
    </message>
    <message>
        <source>treasury {move}</source>
        <translation>касса {move}</translation>
    </message>
    <message>
        <source>station</source>
        <translation>станция</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>Не здесь</translation>
    </message>
    <message>
        <source>Try any tile here</source>
        <translation>Примерить сюда любой тайл</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>Тайл {number}</translation>
    </message>
    <message>
        <source>Can become {tiles}</source>
        <translation>Можно улучшить до {tiles}</translation>
    </message>
    <message>
        <source>Stations: {companies}</source>
        <translation>Станции: {companies}</translation>
    </message>
    <message>
        <source>Reached by {companies}</source>
        <translation>Достаёт: {companies}</translation>
    </message>
    <message>
        <source>Revenue {values}</source>
        <translation>Стоимость {values}</translation>
    </message>
    <message>
        <source>cash {move}</source>
        <translation>деньги {move}</translation>
    </message>
</context>
<context>
    <name>Bonus</name>
    <message>
        <source>mail</source>
        <translation>почта</translation>
    </message>
    <message>
        <source>steamboat</source>
        <translation>пароход</translation>
    </message>
    <message>
        <source>meat packing</source>
        <translation>мясо</translation>
    </message>
    <message>
        <source>boomtown</source>
        <translation>Boomtown</translation>
    </message>
    <message>
        <source>east to west</source>
        <translation>восток – запад</translation>
    </message>
</context>
<context>
    <name>Box</name>
    <message>
        <source>Steam: Rails to Riches</source>
        <translation>Steam: Железнодорожный магнат</translation>
    </message>
</context>
<context>
    <name>BuildWords</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>Остался %n жетон</numerusform>
            <numerusform>Осталось %n жетона</numerusform>
            <numerusform>Осталось %n жетонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends the turn: %n unfinished link(s) will be nobody&apos;s</source>
        <translation>
            <numerusform>Конец хода: %n незаконченный перегон станет ничейным</numerusform>
            <numerusform>Конец хода: %n незаконченных перегона станут ничейными</numerusform>
            <numerusform>Конец хода: %n незаконченных перегонов станут ничейными</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Charter</name>
    <message>
        <source>Treasury</source>
        <translation>Касса</translation>
    </message>
    <message>
        <source>Share price</source>
        <translation>Котировка</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>Последний рейс</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Поезда</translation>
    </message>
    <message>
        <source>station in {place}</source>
        <translation>станция: {place}</translation>
    </message>
    <message>
        <source>market</source>
        <translation>рынок</translation>
    </message>
    <message>
        <source>treasury</source>
        <translation>касса</translation>
    </message>
    <message>
        <source>IPO</source>
        <translation>IPO</translation>
    </message>
    <message>
        <source>trade-in</source>
        <translation>обменные</translation>
    </message>
    <message>
        <source>no train</source>
        <translation>поездов нет</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>white</source>
        <translation>белый</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>коричневый</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>серый</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
</context>
<context>
    <name>Compass</name>
    <message>
        <source>south-west</source>
        <translation>юго-запад</translation>
    </message>
    <message>
        <source>west</source>
        <translation>запад</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>северо-запад</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>северо-восток</translation>
    </message>
    <message>
        <source>east</source>
        <translation>восток</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>юго-восток</translation>
    </message>
    <message>
        <source>south</source>
        <translation>юг</translation>
    </message>
    <message>
        <source>north</source>
        <translation>север</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>What was changed in its lines is not saved yet.</source>
        <translation>Изменения в её линиях ещё не сохранены.</translation>
    </message>
    <message>
        <source>Delete the variation</source>
        <translation>Удалить вариант</translation>
    </message>
    <message>
        <source>Delete the variation “{name}”?</source>
        <translation>Удалить вариант «{name}»?</translation>
    </message>
    <message>
        <source>Delete this variation?</source>
        <translation>Удалить этот вариант?</translation>
    </message>
    <message>
        <source>The other lines are kept.</source>
        <translation>Остальные линии сохранятся.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Сохранить игру</translation>
    </message>
    <message>
        <source>Save “{name}”?</source>
        <translation>Сохранить «{name}»?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Выйти без сохранения</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
</context>
<context>
    <name>ConfirmWords</name>
    <message numerus="yes">
        <source>%n move(s) of this line will be lost.</source>
        <translation>
            <numerusform>%n ход этой линии пропадёт.</numerusform>
            <numerusform>%n хода этой линии пропадут.</numerusform>
            <numerusform>%n ходов этой линии пропадут.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) not saved yet.</source>
        <translation>
            <numerusform>Ещё не сохранён %n ход.</numerusform>
            <numerusform>Ещё не сохранены %n хода.</numerusform>
            <numerusform>Ещё не сохранено %n ходов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Corporations</name>
    <message>
        <source>closed</source>
        <translation>закрыта</translation>
    </message>
    <message>
        <source>not founded</source>
        <translation>не основана</translation>
    </message>
    <message>
        <source>in receivership</source>
        <translation>без президента</translation>
    </message>
    <message>
        <source>Trains: {count} of {limit}</source>
        <translation>Поездов: {count} из {limit}</translation>
    </message>
    <message>
        <source>Those in brackets are obsolete: they run once more</source>
        <translation>Поезда в скобках устарели: они пройдут ещё один раз</translation>
    </message>
    <message>
        <source>President: {player}</source>
        <translation>Президент: {player}</translation>
    </message>
    <message>
        <source>Corporation</source>
        <translation>Корпорация</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Поезда</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Касса</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Котировка</translation>
    </message>
    <message>
        <source>Share price; corporations stand in the order of play</source>
        <translation>Котировка; корпорации стоят в порядке хода</translation>
    </message>
</context>
<context>
    <name>Cube</name>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>фиолетовый</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>серый</translation>
    </message>
</context>
<context>
    <name>DataError</name>
    <message>
        <source>is not known here</source>
        <translation>такого ключа здесь нет</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>не указано</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>не число</translation>
    </message>
    <message>
        <source>{word} is none of {words}</source>
        <translation>{word} не подходит; возможно: {words}</translation>
    </message>
    <message>
        <source>there is no {name}</source>
        <translation>нет такого: {name}</translation>
    </message>
    <message>
        <source>{value} is not a text</source>
        <translation>{value} — не текст</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} — не число</translation>
    </message>
    <message>
        <source>{value} is not true or false</source>
        <translation>{value} — не true и не false</translation>
    </message>
    <message>
        <source>{value} is not a list</source>
        <translation>{value} — не список</translation>
    </message>
    <message>
        <source>{value} is not a table</source>
        <translation>{value} — не таблица</translation>
    </message>
    <message>
        <source>{hex} is not the name of a hex, such as C7</source>
        <translation>{hex} — не название гекса вроде C7</translation>
    </message>
    <message>
        <source>the board has {count} hexes; at most {most} are drawn</source>
        <translation>гексов на карте: {count}; допустимо не больше {most}</translation>
    </message>
    <message>
        <source>{hex} lies more than {most} rows or columns from the edge</source>
        <translation>{hex} лежит дальше {most} рядов или столбцов от края</translation>
    </message>
    <message>
        <source>the board has no land</source>
        <translation>на карте нет суши</translation>
    </message>
    <message>
        <source>no track can ever lead from {hex} to {other}</source>
        <translation>от {hex} до {other} нельзя проложить рельсы</translation>
    </message>
    <message>
        <source>a hex is a city or a town, not both</source>
        <translation>гекс может быть городом или посёлком, но не тем и другим сразу</translation>
    </message>
    <message>
        <source>a city or a town needs a name</source>
        <translation>городу или посёлку нужно название</translation>
    </message>
    <message>
        <source>a name has 1 to {most} characters</source>
        <translation>в названии от 1 до {most} знаков</translation>
    </message>
    <message>
        <source>{other} is called {name} already</source>
        <translation>название {name} уже у гекса {other}</translation>
    </message>
    <message>
        <source>a city needs the number of its cubes, at least 1</source>
        <translation>у города должно быть указано число кубиков, не меньше 1</translation>
    </message>
    <message>
        <source>only a city has cubes</source>
        <translation>кубики бывают только у города</translation>
    </message>
    <message>
        <source>the board has {count} cities; it needs at least {least}</source>
        <translation>городов на карте: {count}; нужно не меньше {least}</translation>
    </message>
    <message>
        <source>{hex} does not fit {first}: from row to row the numbers are odd and even by turns</source>
        <translation>{hex} не сочетается с {first}: в соседних рядах чётные и нечётные номера чередуются</translation>
    </message>
    <message>
        <source>all cities have the same colour; goods need another one</source>
        <translation>все города одного цвета, а товарам нужен ещё хотя бы один</translation>
    </message>
    <message>
        <source>no side of {name} is open to track</source>
        <translation>у города {name} нет ни одной открытой грани</translation>
    </message>
    <message>
        <source>{side} is not a side; sides are numbered 0 to 5</source>
        <translation>нет грани {side}: грани нумеруются от 0 до 5</translation>
    </message>
    <message>
        <source>there is no land across side {side}, so it is closed without a wall</source>
        <translation>за гранью {side} нет суши, она закрыта и без чёрной линии</translation>
    </message>
    <message>
        <source>side {side} is written in {other}, too</source>
        <translation>грань {side} записана и у гекса {other}</translation>
    </message>
    <message>
        <source>side {side} is written twice</source>
        <translation>грань {side} записана дважды</translation>
    </message>
    <message>
        <source>the path has no hex</source>
        <translation>в русле нет ни одного гекса</translation>
    </message>
    <message>
        <source>there is no hex {hex} on the board</source>
        <translation>на карте нет гекса {hex}</translation>
    </message>
    <message>
        <source>{hex} and {other} are not neighbours</source>
        <translation>{hex} и {other} — не соседние гексы</translation>
    </message>
    <message>
        <source>side {side} of {hex} does not lead over the edge</source>
        <translation>грань {side} гекса {hex} не выходит за край карты</translation>
    </message>
    <message>
        <source>the board is for nobody</source>
        <translation>не указано, на сколько игроков карта</translation>
    </message>
    <message>
        <source>the game is for {least} to {most} players, not {count}</source>
        <translation>в игре от {least} до {most} участников, а не {count}</translation>
    </message>
    <message>
        <source>{count} is written twice</source>
        <translation>{count} записано дважды</translation>
    </message>
    <message>
        <source>the board is not for {count} players</source>
        <translation>число участников {count} для этой карты не указано</translation>
    </message>
    <message>
        <source>there are 1 to {most} reserve spaces, not {count}</source>
        <translation>резервных гексов бывает от 1 до {most}, а не {count}</translation>
    </message>
    <message>
        <source>with {players} players {count} cubes lie on the board; the box has {most}</source>
        <translation>при числе игроков {players} на поле нужно кубиков: {count}; в коробке их {most}</translation>
    </message>
    <message>
        <source>with {players} players {name} would begin with {count} cubes</source>
        <translation>при числе игроков {players} город {name} получил бы кубиков: {count}</translation>
    </message>
    <message>
        <source>this is not TOML: {error}</source>
        <translation>это не TOML: {error}</translation>
    </message>
    <message>
        <source>the file is longer than {most} characters</source>
        <translation>файл длиннее {most} знаков</translation>
    </message>
    <message>
        <source>{hex} is given twice</source>
        <translation>гекс {hex} указан дважды</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>поле</translation>
    </message>
</context>
<context>
    <name>Deed</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Print and export</source>
        <translation>Печать и экспорт</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Paste a game…</source>
        <translation>Вставить игру…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation>Скопировать игру как текст</translation>
    </message>
    <message>
        <source>Close the game</source>
        <translation>Закрыть игру</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Undo turn</source>
        <translation>Отменить ход</translation>
    </message>
    <message>
        <source>Back to the start of the round</source>
        <translation>К началу раунда</translation>
    </message>
    <message>
        <source>Ten moves back</source>
        <translation>На десять действий назад</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На одно действие назад</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>На одно действие вперёд</translation>
    </message>
    <message>
        <source>Ten moves forward</source>
        <translation>На десять действий вперёд</translation>
    </message>
    <message>
        <source>To the first move</source>
        <translation>К началу игры</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>К последнему действию</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Следующий вариант</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>Предыдущий вариант</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Поле целиком</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Put the docks back in order</source>
        <translation>Вернуть панели на место</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Настройки…</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Протокол партии…</translation>
    </message>
    <message>
        <source>Blank score sheet…</source>
        <translation>Чистый бланк…</translation>
    </message>
    <message>
        <source>Ledger of the operating rounds…</source>
        <translation>Ведомость операционных раундов…</translation>
    </message>
    <message>
        <source>Map and market…</source>
        <translation>Карта и котировки…</translation>
    </message>
    <message>
        <source>Export for 18xx.games…</source>
        <translation>Экспорт для 18xx.games…</translation>
    </message>
    <message>
        <source>History as a table (CSV)…</source>
        <translation>История таблицей (CSV)…</translation>
    </message>
    <message>
        <source>Picture of the board…</source>
        <translation>Снимок поля…</translation>
    </message>
    <message>
        <source>Rules at hand</source>
        <translation>Правила под рукой</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>About Drezina</source>
        <translation>О программе «Дрезина»</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Priority deal: {player}</source>
        <translation>Карта первой сделки: {player}</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Компании</translation>
    </message>
    <message>
        <source>Corporations</source>
        <translation>Корпорации</translation>
    </message>
    <message>
        <source>Independent railroads</source>
        <translation>Независимые железные дороги</translation>
    </message>
    <message>
        <source>Minor companies</source>
        <translation>Малые компании</translation>
    </message>
    <message>
        <source>Private companies</source>
        <translation>Частные компании</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Тайлы</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Поезда</translation>
    </message>
    <message>
        <source>Depot</source>
        <translation>Депо</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Следующая фаза</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Фазы</translation>
    </message>
    <message>
        <source>The first {train} starts phase {phase}: train limit {limit}</source>
        <translation>С первым поездом {train} начнётся фаза {phase}: лимит поездов {limit}</translation>
    </message>
    <message>
        <source>Train {train} starts phase {phase}: train limit {limit}</source>
        <translation>Поезд {train} открывает фазу {phase}: лимит поездов {limit}</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Капитал</translation>
    </message>
    <message>
        <source>Share prices</source>
        <translation>Котировки</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Кто чем владеет</translation>
    </message>
    <message>
        <source>shares; filled: president</source>
        <translation>акции; закрашено — президент</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Charter</source>
        <translation>Планшет</translation>
    </message>
    <message>
        <source>Float or dock</source>
        <translation>Отделить или вернуть на место</translation>
    </message>
    <message>
        <source>Pull a tab out or double-click it to float the dock</source>
        <translation>Вытяните вкладку или щёлкните её дважды, чтобы отделить панель</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Отделить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Games of 18xx.games (*.json)</source>
        <translation>Партии 18xx.games (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Изображения (*.png *.svg)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>Записано: {name}</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The game is not being saved by itself: {reason}</source>
        <translation>Игра сейчас не сохраняется сама: {reason}</translation>
    </message>
    <message>
        <source>Games (*.drezina *.json);;All files (*)</source>
        <translation>Игры (*.drezina *.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Открыть игру</translation>
    </message>
    <message>
        <source>{name} is open in another window.</source>
        <translation>Игра {name} открыта в другом окне.</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>вставленный текст</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Сохранить игру</translation>
    </message>
    <message>
        <source>Games of Drezina (*.drezina)</source>
        <translation>Игры «Дрезины» (*.drezina)</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Сохранено: {name}</translation>
    </message>
    <message>
        <source>{name} is there already. Replace it?</source>
        <translation>Файл {name} уже есть. Заменить его?</translation>
    </message>
</context>
<context>
    <name>GoodsWords</name>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n перегон</numerusform>
            <numerusform>%n перегона</numerusform>
            <numerusform>%n перегонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Показать ещё %n</numerusform>
            <numerusform>Показать ещё %n</numerusform>
            <numerusform>Показать ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n kind(s) of cubes can be moved</source>
        <translation>
            <numerusform>доступно кубиков: %n</numerusform>
            <numerusform>доступно кубиков: %n</numerusform>
            <numerusform>доступно кубиков: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Start of the game</source>
        <translation>Начало игры</translation>
    </message>
    <message>
        <source>Variation {letter}</source>
        <translation>Вариант {letter}</translation>
    </message>
    <message>
        <source>in a variation</source>
        <translation>в варианте</translation>
    </message>
    <message>
        <source>we are here</source>
        <translation>мы здесь</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Turn start</source>
        <translation>Начало хода</translation>
    </message>
    <message>
        <source>Round start</source>
        <translation>Начало раунда</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Name, promote or delete the variation</source>
        <translation>Назвать вариант, сделать его основным или удалить</translation>
    </message>
    <message>
        <source>Make it the main line</source>
        <translation>Сделать основной линией</translation>
    </message>
    <message>
        <source>To the main line</source>
        <translation>К основной линии</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Примечание к этому ходу</translation>
    </message>
    <message>
        <source>You are on variation {name}. The main line is kept.</source>
        <translation>Вы на варианте {name}. Основная линия сохранена.</translation>
    </message>
    <message>
        <source>move {move} of {all} · main line</source>
        <translation>ход {move} из {all} · основная линия</translation>
    </message>
    <message>
        <source>move {move} of {all} · variation {name}</source>
        <translation>ход {move} из {all} · вариант {name}</translation>
    </message>
    <message>
        <source>Name this line…</source>
        <translation>Назвать эту линию…</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Примечание…</translation>
    </message>
    <message>
        <source>Delete from here on…</source>
        <translation>Удалить отсюда и дальше…</translation>
    </message>
    <message>
        <source>Name of this line:</source>
        <translation>Название линии:</translation>
    </message>
</context>
<context>
    <name>Holdings</name>
    <message>
        <source>{owner}: {share} of {corporation}, of it {kept} in the trade-in box</source>
        <translation>{owner}: {share} {corporation}, из них {kept} — обменные акции</translation>
    </message>
    <message>
        <source>{owner}: {share} of {corporation}, president</source>
        <translation>{owner}: {share} акций {corporation}, президент</translation>
    </message>
    <message>
        <source>{owner}: {share} of {corporation}</source>
        <translation>{owner}: {share} акций {corporation}</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>IPO</source>
        <translation>IPO</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Касса</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Сертификаты</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>Nothing has been pasted yet.</source>
        <translation>Пока ничего не вставлено.</translation>
    </message>
    <message>
        <source>{title} is not among the games of Drezina.</source>
        <translation>Игры {title} в «Дрезине» нет.</translation>
    </message>
    <message>
        <source>{source} · {title} · {players} · {moves}</source>
        <translation>{source} · {title} · {players} · {moves}</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Импорт партии</translation>
    </message>
    <message>
        <source>On 18xx.games open the game, choose Tools, then copy the game data; or copy a game of Drezina as text. Paste it here.</source>
        <translation>На 18xx.games откройте партию, выберите Tools и скопируйте данные партии; или скопируйте партию «Дрезины» как текст. Вставьте сюда.</translation>
    </message>
    <message>
        <source>The game as text</source>
        <translation>Партия в виде текста</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Import of games</source>
        <translation>Импорт партий</translation>
    </message>
    <message>
        <source>The import was stopped before its end.</source>
        <translation>Импорт остановлен, не дойдя до конца.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Independents</name>
    <message>
        <source>bought by {corporation}</source>
        <translation>куплена: {corporation}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>закрыта</translation>
    </message>
    <message>
        <source>has become {share}</source>
        <translation>обменяна на {share}</translation>
    </message>
    <message>
        <source>becomes {share}</source>
        <translation>обменивается на {share}</translation>
    </message>
    <message>
        <source>{name}: no. {number}, face value {value}; {becomes}</source>
        <translation>{name}: № {number}, номинал {value}; {becomes}</translation>
    </message>
    <message>
        <source>{name}: face value {value}, debt {debt}</source>
        <translation>{name}: номинал {value}, долг {debt}</translation>
    </message>
    <message>
        <source>Independent</source>
        <translation>НЖД</translation>
    </message>
    <message>
        <source>Independent railroad</source>
        <translation>Независимая железная дорога</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Владелец</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Поезда</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Касса</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Малая</translation>
    </message>
    <message>
        <source>Minor company</source>
        <translation>Малая компания</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>go to the next hex</source>
        <translation>перейти к соседнему гексу</translation>
    </message>
    <message>
        <source>choose the hex; lay the tile or place the station</source>
        <translation>выбрать гекс; выложить тайл или поставить станцию</translation>
    </message>
    <message>
        <source>turn the tile</source>
        <translation>повернуть тайл</translation>
    </message>
    <message>
        <source>choose one of the places on a hex</source>
        <translation>выбрать одно из мест на гексе</translation>
    </message>
    <message>
        <source>put the tile back</source>
        <translation>вернуть тайл</translation>
    </message>
    <message>
        <source>show the whole board</source>
        <translation>показать всё поле</translation>
    </message>
    <message>
        <source>larger, smaller</source>
        <translation>крупнее, мельче</translation>
    </message>
    <message>
        <source>hold and move the mouse: move the board</source>
        <translation>держать и вести мышью: двигать поле</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>колесо</translation>
    </message>
    <message>
        <source>larger or smaller</source>
        <translation>крупнее или мельче</translation>
    </message>
    <message>
        <source>middle button</source>
        <translation>средняя кнопка</translation>
    </message>
    <message>
        <source>move the board</source>
        <translation>двигать поле</translation>
    </message>
    <message>
        <source>right button</source>
        <translation>правая кнопка</translation>
    </message>
    <message>
        <source>what can be done</source>
        <translation>что можно сделать</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Окно</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На поле</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Мышью</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn</source>
        <translation>Научиться</translation>
    </message>
    <message>
        <source>Essentials of {title}</source>
        <translation>Основы {title}</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>LedgerWords</name>
    <message numerus="yes">
        <source>%n share(s) issued</source>
        <translation>
            <numerusform>размещена %n акция</numerusform>
            <numerusform>размещены %n акции</numerusform>
            <numerusform>размещено %n акций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n share(s) redeemed</source>
        <translation>
            <numerusform>выкуплена %n акция</numerusform>
            <numerusform>выкуплены %n акции</numerusform>
            <numerusform>выкуплено %n акций</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Акции</translation>
    </message>
    <message>
        <source>Track and stations</source>
        <translation>Путь и станции</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Поезда</translation>
    </message>
    <message>
        <source>Private companies</source>
        <translation>Частные компании</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Продолжить отсюда</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Компания</translation>
    </message>
    <message>
        <source>Kind of news</source>
        <translation>О чём</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>All companies</source>
        <translation>Все компании</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>You look at move {move} of {all}</source>
        <translation>Вы смотрите ход {move} из {all}</translation>
    </message>
    <message>
        <source>Back to move {move}</source>
        <translation>Назад к ходу {move}</translation>
    </message>
    <message>
        <source>Order and action tiles</source>
        <translation>Порядок хода и действия</translation>
    </message>
    <message>
        <source>Track and cities</source>
        <translation>Рельсы и города</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Товары</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
</context>
<context>
    <name>ManyWords</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added to the start page</source>
        <translation>
            <numerusform>На начальную страницу добавлена %n партия</numerusform>
            <numerusform>На начальную страницу добавлены %n партии</numerusform>
            <numerusform>На начальную страницу добавлено %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be used, or only in part:</source>
        <translation>
            <numerusform>%n файл не подходит или читается лишь частично:</numerusform>
            <numerusform>%n файла не подходят или читаются лишь частично:</numerusform>
            <numerusform>%n файлов не подходят или читаются лишь частично:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Market</name>
    <message>
        <source>start prices {low} to {high}</source>
        <translation>начальные цены от {low} до {high}</translation>
    </message>
    <message>
        <source>at {price} it closes</source>
        <translation>при {price} закрывается</translation>
    </message>
    <message>
        <source>start prices {prices}</source>
        <translation>начальные цены {prices}</translation>
    </message>
    <message>
        <source>not counted in the certificate limit</source>
        <translation>не входит в лимит сертификатов</translation>
    </message>
    <message>
        <source>the game ends</source>
        <translation>конец игры</translation>
    </message>
    <message>
        <source>start price</source>
        <translation>начальная цена</translation>
    </message>
    <message>
        <source>the corporation closes</source>
        <translation>корпорация закрывается</translation>
    </message>
</context>
<context>
    <name>Merger</name>
    <message>
        <source>Does {id} go into {national}?</source>
        <translation>Войдёт ли {id} в {national}?</translation>
    </message>
    <message>
        <source>Phase {phase} has begun, and with it the merger. The presidents are asked in turn, until one of them agrees.</source>
        <translation>Началась фаза {phase}, а с ней слияние. Президентов спрашивают по очереди, пока кто-нибудь не согласится.</translation>
    </message>
    <message>
        <source>Yes, {id} goes into {national}</source>
        <translation>Да, {id} войдёт в {national}</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Согласиться</translation>
    </message>
    <message>
        <source>No, {id} stays independent</source>
        <translation>Нет, {id} остаётся сама по себе</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отказаться</translation>
    </message>
    <message>
        <source>Asked after it: {companies}</source>
        <translation>Затем спросят: {companies}</translation>
    </message>
    <message>
        <source>then {player} is asked for {id}</source>
        <translation>тогда спросят {id}, президент: {player}</translation>
    </message>
    <message>
        <source>then {national} must take one of those not floated</source>
        <translation>тогда {national} обязана взять одну из незапущенных компаний</translation>
    </message>
    <message>
        <source>Whom does {national} take?</source>
        <translation>Какую компанию берёт {national}?</translation>
    </message>
    <message>
        <source>Nobody has agreed. {national} must take one of the companies that have not floated.</source>
        <translation>Никто не согласился. {national} обязана взять одну из незапущенных компаний.</translation>
    </message>
    <message>
        <source>Take {name}</source>
        <translation>Взять {name}</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Which other station of {id} does {national} take over?</source>
        <translation>Какую ещё станцию {id} займёт {national}?</translation>
    </message>
    <message>
        <source>One besides the home; the others leave the board.</source>
        <translation>Одну, кроме домашней; остальные уходят с поля.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Занять</translation>
    </message>
    <message>
        <source>{places} will be free</source>
        <translation>освободится: {places}</translation>
    </message>
    <message>
        <source>nobody merges: certificate limit {before} → {after}</source>
        <translation>слияния не будет: лимит сертификатов {before} → {after}</translation>
    </message>
    <message>
        <source>{id} leaves the game; its price counts for nothing any more</source>
        <translation>{id} выходит из игры, её котировка больше ничего не значит</translation>
    </message>
    <message>
        <source>gives {percent} of {id}</source>
        <translation>отдаёт {percent} {id}</translation>
    </message>
    <message>
        <source>gets {percent} of {id}</source>
        <translation>получает {percent} {id}</translation>
    </message>
    <message>
        <source>compensation {amount}</source>
        <translation>возмещение {amount}</translation>
    </message>
    <message>
        <source>becomes president of {id}</source>
        <translation>становится президентом {id}</translation>
    </message>
    <message>
        <source>certificates {before} → {after} of {limit}</source>
        <translation>сертификаты {before} → {after} из {limit}</translation>
    </message>
    <message>
        <source>floats</source>
        <translation>запускается</translation>
    </message>
    <message>
        <source>treasury {move}</source>
        <translation>касса {move}</translation>
    </message>
    <message>
        <source>new trains: {trains} ({count} in all, limit {limit})</source>
        <translation>новые поезда: {trains} (всего {count} при лимите {limit})</translation>
    </message>
    <message>
        <source>station in {places}</source>
        <translation>станция: {places}</translation>
    </message>
    <message>
        <source>and one of {places}</source>
        <translation>и ещё одна из {places}</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Предложения</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Станция</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Поезда</translation>
    </message>
</context>
<context>
    <name>MoneyWords</name>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n победное очко</numerusform>
            <numerusform>%n победных очка</numerusform>
            <numerusform>%n победных очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n income</source>
        <translation>
            <numerusform>%n шаг дохода</numerusform>
            <numerusform>%n шага дохода</numerusform>
            <numerusform>%n шагов дохода</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>the bank</source>
        <translation>банк</translation>
    </message>
    <message>
        <source>a blank card</source>
        <translation>пустая карта</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Варианты правил</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Добавить игрока</translation>
    </message>
    <message>
        <source>Draw seats</source>
        <translation>Разыграть места</translation>
    </message>
    <message>
        <source>Who begins is drawn by lot.</source>
        <translation>Кто начинает, решает жребий.</translation>
    </message>
    <message>
        <source>The first seat has the first deal; play goes clockwise.</source>
        <translation>Первое место начинает; ход идёт по часовой стрелке.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Номер раздачи</translation>
    </message>
    <message>
        <source>The same seed, players and variants deal the same game again.</source>
        <translation>С тем же номером, игроками и вариантами правил раздача повторится.</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Другой</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать игру</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Как в правилах</translation>
    </message>
    <message>
        <source>As on 18xx.games</source>
        <translation>Как на 18xx.games</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Дополнительные правила</translation>
    </message>
    <message>
        <source>The rules of the book.</source>
        <translation>По книге правил.</translation>
    </message>
    <message>
        <source>The rules as 18xx.games plays them.</source>
        <translation>Так, как играют на 18xx.games.</translation>
    </message>
    <message>
        <source>Some rules of each.</source>
        <translation>Часть правил оттуда, часть отсюда.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Место {number}</translation>
    </message>
    <message>
        <source>Drag to another seat, or use the arrow keys</source>
        <translation>Перетащите на другое место или нажимайте стрелки</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Убрать этого игрока</translation>
    </message>
    <message>
        <source>Colour: {name}</source>
        <translation>Цвет: {name}</translation>
    </message>
    <message>
        <source>{colour} (swap with {player})</source>
        <translation>{colour} (обмен: {player})</translation>
    </message>
    <message>
        <source>a board of one&apos;s own</source>
        <translation>своё поле</translation>
    </message>
    <message>
        <source>A board from a file…</source>
        <translation>Поле из файла…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>A board from a file</source>
        <translation>Поле из файла</translation>
    </message>
    <message>
        <source>Boards (*.toml)</source>
        <translation>Поля (*.toml)</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>Не удалось прочитать {file}: {reason}</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>{corporation} is not in this game</source>
        <translation>{corporation} в этой партии не участвует</translation>
    </message>
    <message>
        <source>{player} keeps a card</source>
        <translation>{player} оставляет себе карту</translation>
    </message>
    <message>
        <source>{player} passes; the card now costs {price}</source>
        <translation>{player} пасует; карта теперь стоит {price}</translation>
    </message>
    <message>
        <source>{player} gets {card} for {price}</source>
        <translation>{player} получает {card} за {price}</translation>
    </message>
    <message>
        <source>{player} gets {certificate} with it</source>
        <translation>Вместе с ней {player} получает {certificate}</translation>
    </message>
    <message>
        <source>{player} bids {amount} for {card}</source>
        <translation>{player} ставит {amount} на {card}</translation>
    </message>
    <message>
        <source>{card} now costs {price}</source>
        <translation>{card} теперь стоит {price}</translation>
    </message>
    <message>
        <source>Stock round {cycle} begins</source>
        <translation>Начинается фондовый раунд {cycle}</translation>
    </message>
    <message>
        <source>Operating round {cycle}.{number} begins</source>
        <translation>Начинается операционный раунд {cycle}.{number}</translation>
    </message>
    <message>
        <source>{company} operates</source>
        <translation>Ходит {company}</translation>
    </message>
    <message>
        <source>{player} has the priority deal</source>
        <translation>Карта первой сделки у игрока {player}</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} пасует</translation>
    </message>
    <message>
        <source>{card} goes to auction</source>
        <translation>{card} уходит на аукцион</translation>
    </message>
    <message>
        <source>{player} can neither buy nor sell, and passes</source>
        <translation>{player} не может ни купить, ни продать и пасует</translation>
    </message>
    <message>
        <source>{player} founds {corporation} at {price}</source>
        <translation>{player} основывает {corporation} по {price}</translation>
    </message>
    <message>
        <source>{corporation} floats and gets {amount}</source>
        <translation>{corporation} запускается и получает {amount}</translation>
    </message>
    <message>
        <source>{buyer} buys {private} from {seller} for {price}</source>
        <translation>{buyer} покупает {private} за {price}, продавец — {seller}</translation>
    </message>
    <message>
        <source>{player} gives 5 % certificates for the presidency of {corporation}</source>
        <translation>{player} отдаёт за президентство {corporation} сертификаты по 5 %</translation>
    </message>
    <message>
        <source>{player} buys a share of {corporation} from its treasury for {amount}</source>
        <translation>{player} покупает акцию {corporation} из кассы за {amount}</translation>
    </message>
    <message>
        <source>{player} buys a share of {corporation} from the initial offering for {amount}</source>
        <translation>{player} покупает акцию {corporation} из первичного предложения за {amount}</translation>
    </message>
    <message>
        <source>{player} buys {percent} % of {corporation} from the market for {amount}</source>
        <translation>{player} покупает {percent} % {corporation} на рынке за {amount}</translation>
    </message>
    <message>
        <source>{player} buys a share of {corporation} from the market for {amount}</source>
        <translation>{player} покупает акцию {corporation} на рынке за {amount}</translation>
    </message>
    <message>
        <source>{player} sells {percent} % of {corporation} for {amount}</source>
        <translation>{player} продаёт {percent} % акций {corporation} за {amount}</translation>
    </message>
    <message>
        <source>{player} becomes president of {corporation}</source>
        <translation>{player} становится президентом {corporation}</translation>
    </message>
    <message>
        <source>{corporation} is without a president</source>
        <translation>{corporation} остаётся без президента</translation>
    </message>
    <message>
        <source>The share price of {corporation} rises from {before} to {after}</source>
        <translation>Котировка {corporation} растёт с {before} до {after}</translation>
    </message>
    <message>
        <source>The share price of {corporation} falls from {before} to {after}</source>
        <translation>Котировка {corporation} падает с {before} до {after}</translation>
    </message>
    <message>
        <source>{corporation} is liquidated</source>
        <translation>{corporation} ликвидирована</translation>
    </message>
    <message>
        <source>{private} pays {amount} to {owner}</source>
        <translation>{private} приносит доход {amount}: получает {owner}</translation>
    </message>
    <message>
        <source>{corporation} buys {private} from {owner} for {price}</source>
        <translation>{corporation} покупает {private} за {price}; продаёт {owner}</translation>
    </message>
    <message>
        <source>{company} lays tile {tile} on {hex} for {cost}</source>
        <translation>{company} выкладывает тайл {tile} на гекс {hex} за {cost}</translation>
    </message>
    <message>
        <source>{company} lays tile {tile} on {hex} at no cost</source>
        <translation>{company} выкладывает тайл {tile} на гекс {hex} бесплатно</translation>
    </message>
    <message>
        <source>{company} places a station on {hex} for {cost}</source>
        <translation>{company} ставит станцию на гекс {hex} за {cost}</translation>
    </message>
    <message>
        <source>{company} places a station on {hex} at no cost</source>
        <translation>{company} ставит станцию на гекс {hex} бесплатно</translation>
    </message>
    <message>
        <source>{company} has finished its track and stations</source>
        <translation>{company} заканчивает строительство</translation>
    </message>
    <message>
        <source>The marker of {private} goes to {hex}</source>
        <translation>Маркер компании {private} ложится на гекс {hex}</translation>
    </message>
    <message>
        <source>{private} serves {company}</source>
        <translation>{private} работает на {company}</translation>
    </message>
    <message>
        <source>{company} earns {revenue}</source>
        <translation>Прибыль {company} — {revenue}</translation>
    </message>
    <message>
        <source>{company} earns nothing</source>
        <translation>{company} остаётся без прибыли</translation>
    </message>
    <message>
        <source>{corporation} pays out {paid}</source>
        <translation>{corporation} выплачивает {paid}</translation>
    </message>
    <message>
        <source>{corporation} pays out {paid} and keeps {kept}</source>
        <translation>{corporation} выплачивает {paid} и оставляет в кассе {kept}</translation>
    </message>
    <message>
        <source>{corporation} withholds {kept}</source>
        <translation>{corporation} удерживает {kept}</translation>
    </message>
    <message>
        <source>{company} keeps {kept} and pays {paid} to its owner</source>
        <translation>{company} оставляет себе {kept} и платит владельцу {paid}</translation>
    </message>
    <message>
        <source>{corporation} buys a train {config} from {seller} for {price}</source>
        <translation>{corporation} покупает поезд {config} за {price}; продаёт {seller}</translation>
    </message>
    <message>
        <source>{corporation} buys a train {config} from the bank for {price}</source>
        <translation>{corporation} покупает у банка поезд {config} за {price}</translation>
    </message>
    <message>
        <source>{player} adds {amount} of their own money</source>
        <translation>{player} добавляет {amount} из своих денег</translation>
    </message>
    <message>
        <source>{corporation} discards a train {train}</source>
        <translation>{corporation} сбрасывает поезд {train}</translation>
    </message>
    <message>
        <source>A train {train} of {company} is scrapped</source>
        <translation>Поезд {train} компании {company} идёт на слом</translation>
    </message>
    <message>
        <source>A train {train} of the bank is scrapped</source>
        <translation>Поезд {train} из банка идёт на слом</translation>
    </message>
    <message>
        <source>{company} gets {amount} for the mail</source>
        <translation>{company} получает за почту {amount}</translation>
    </message>
    <message>
        <source>{card} closes</source>
        <translation>{card} закрывается</translation>
    </message>
    <message>
        <source>{company} closes; its owner gets {certificate}</source>
        <translation>{company} закрывается; владелец получает {certificate}</translation>
    </message>
    <message>
        <source>{corporation} does not merge</source>
        <translation>{corporation} не сливается</translation>
    </message>
    <message>
        <source>{corporation} merges into the national railway</source>
        <translation>{corporation} вливается в государственную железную дорогу</translation>
    </message>
    <message>
        <source>{player} gets {amount} for shares of {corporation}</source>
        <translation>{player} получает {amount} за акции {corporation}</translation>
    </message>
    <message>
        <source>{company} takes over a station on {hex}</source>
        <translation>{company} занимает станцию в {hex}</translation>
    </message>
    <message>
        <source>No company merges; the certificate limit is {limit} now</source>
        <translation>Слияния нет; лимит сертификатов теперь {limit}</translation>
    </message>
    <message>
        <source>Phase {phase} begins</source>
        <translation>Начинается фаза {phase}</translation>
    </message>
    <message>
        <source>{player}, president of {corporation}, is bankrupt</source>
        <translation>{player}, президент {corporation}, — банкрот</translation>
    </message>
    <message>
        <source>The game ends as the players agreed</source>
        <translation>Игра окончена: так решили игроки</translation>
    </message>
    <message>
        <source>The game ends: the bank is broken</source>
        <translation>Игра окончена: банк исчерпан</translation>
    </message>
    <message>
        <source>The game ends by bankruptcy</source>
        <translation>Игра окончена: банкротство</translation>
    </message>
    <message>
        <source>The game ends: no company is left</source>
        <translation>Игра окончена: не осталось ни одной компании</translation>
    </message>
    <message>
        <source>The game ends: a share price has reached the top</source>
        <translation>Игра окончена: цена акции дошла до верха таблицы</translation>
    </message>
    <message>
        <source>The game ends: the last train is sold</source>
        <translation>Игра окончена: продан последний поезд</translation>
    </message>
    <message>
        <source>The game ends: nobody has anything left to do</source>
        <translation>Игра окончена: никому нечего больше делать</translation>
    </message>
    <message>
        <source>Round {cycle} of {rounds} begins</source>
        <translation>Начинается раунд {cycle} из {rounds}</translation>
    </message>
    <message>
        <source>{player} opens the auction</source>
        <translation>{player} открывает аукцион</translation>
    </message>
    <message>
        <source>{player} bids {price}</source>
        <translation>{player} ставит {price}</translation>
    </message>
    <message>
        <source>{player} passes and takes place {place}</source>
        <translation>{player} пасует и занимает место {place}</translation>
    </message>
    <message>
        <source>{player} gets place {place} in the turn order for {price}</source>
        <translation>{player} занимает место {place} в порядке хода за {price}</translation>
    </message>
    <message>
        <source>{player} gets place {place} in the turn order for nothing</source>
        <translation>{player} занимает место {place} в порядке хода бесплатно</translation>
    </message>
    <message>
        <source>{player} passes and stays in the auction</source>
        <translation>{player} пасует, не выходя из аукциона</translation>
    </message>
    <message>
        <source>The turn order is drawn: {players}</source>
        <translation>Порядок хода определён жребием: {players}</translation>
    </message>
    <message>
        <source>The turn order of the next round: {players}</source>
        <translation>Порядок хода в следующем раунде: {players}</translation>
    </message>
    <message>
        <source>{player} starts with {amount}</source>
        <translation>{player} начинает игру с {amount}</translation>
    </message>
    <message>
        <source>{player} raises {amount}; income falls by {steps}</source>
        <translation>{player} занимает {amount}; доход снижается на {steps}</translation>
    </message>
    <message>
        <source>{player} raises {amount} and loses victory points: {points}</source>
        <translation>{player} занимает {amount} и теряет победные очки: {points}</translation>
    </message>
    <message>
        <source>{player} raises {amount}; income falls by {steps}, victory points by {points}</source>
        <translation>{player} занимает {amount}; доход снижается на {steps}, победные очки — на {points}</translation>
    </message>
    <message>
        <source>{player} raises no capital</source>
        <translation>{player} не занимает денег</translation>
    </message>
    <message>
        <source>{player} takes the tile “{tile}”</source>
        <translation>{player} берёт жетон «{tile}»</translation>
    </message>
    <message>
        <source>{player} takes the tile “{tile}” for {cost}</source>
        <translation>{player} берёт жетон «{tile}» за {cost}</translation>
    </message>
    <message>
        <source>{player} takes the tile “{tile}” and declines its effect</source>
        <translation>{player} берёт жетон «{tile}» и пасует</translation>
    </message>
    <message>
        <source>{player} has locomotives of level {level} now</source>
        <translation>{player}: уровень локомотивов теперь {level}</translation>
    </message>
    <message>
        <source>{player} lays track on {hex} (tile {tile}) for {cost}</source>
        <translation>{player} прокладывает рельсы за {cost}: {hex} (жетон {tile})</translation>
    </message>
    <message>
        <source>{player} improves the track on {hex} (tile {tile}) for {cost}</source>
        <translation>{player} улучшает железную дорогу за {cost}: {hex} (жетон {tile})</translation>
    </message>
    <message>
        <source>{player} redirects the track on {hex} (tile {tile}) for {cost}</source>
        <translation>{player} меняет направление рельсов за {cost}: {hex} (жетон {tile})</translation>
    </message>
    <message>
        <source>{player} completes the link {start} – {end}</source>
        <translation>{player} заканчивает перегон {start} – {end}</translation>
    </message>
    <message>
        <source>The link {start} – {end} is complete and belongs to nobody</source>
        <translation>Перегон {start} – {end} закончен и остаётся ничейным</translation>
    </message>
    <message>
        <source>{player} takes over an unowned link: {start}</source>
        <translation>{player} получает ничейный перегон: {start}</translation>
    </message>
    <message>
        <source>{player} loses an unfinished link: {start}</source>
        <translation>{player} теряет незаконченный перегон: {start}</translation>
    </message>
    <message>
        <source>{player} builds a {colour} city on {hex}: {cubes}</source>
        <translation>{player} строит {colour} город: {hex}; кубики: {cubes}</translation>
    </message>
    <message>
        <source>{player} builds a {colour} city on {hex}, without cubes</source>
        <translation>{player} строит {colour} город без кубиков: {hex}</translation>
    </message>
    <message>
        <source>{player} lets {hex} grow: {cubes}</source>
        <translation>{player} развивает город: {hex}; кубики: {cubes}</translation>
    </message>
    <message>
        <source>{player} raises income by {count}</source>
        <translation>{player} увеличивает доход на {count}</translation>
    </message>
    <message>
        <source>{player} moves nothing</source>
        <translation>{player} ничего не перевозит</translation>
    </message>
    <message>
        <source>{player} receives {amount}</source>
        <translation>{player} получает {amount}</translation>
    </message>
    <message>
        <source>{player} pays {amount}</source>
        <translation>{player} платит {amount}</translation>
    </message>
    <message>
        <source>{player} cannot pay and lowers income by {count}</source>
        <translation>{player} не может заплатить, доход снижается на {count}</translation>
    </message>
    <message>
        <source>{player} cannot pay {amount}, is bankrupt and out of the game</source>
        <translation>{player} не может заплатить {amount}: банкрот, выбывает из игры</translation>
    </message>
    <message>
        <source>{player} has {total}: {points} from goods, {for_income} income, {links} links</source>
        <translation>{player}: {total} ПО — {points} за товары, {for_income} за доход, {links} за перегоны</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player} побеждает</translation>
    </message>
    <message>
        <source>The last round is over</source>
        <translation>Сыгран последний раунд</translation>
    </message>
    <message>
        <source>Only one player is left</source>
        <translation>Остался только один игрок</translation>
    </message>
</context>
<context>
    <name>NewsWords</name>
    <message numerus="yes">
        <source>{corporation} issues %n share(s) and gets {amount}</source>
        <translation>
            <numerusform>{corporation} размещает %n акцию и получает {amount}</numerusform>
            <numerusform>{corporation} размещает %n акции и получает {amount}</numerusform>
            <numerusform>{corporation} размещает %n акций и получает {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{corporation} redeems %n share(s) for {amount}</source>
        <translation>
            <numerusform>{corporation} выкупает %n акцию за {amount}</numerusform>
            <numerusform>{corporation} выкупает %n акции за {amount}</numerusform>
            <numerusform>{corporation} выкупает %n акций за {amount}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>The privates of the second edition, Boomtown and Little Miami, are in the box; one more card of each group is removed</source>
        <translation>В игре частные компании второго издания — Boomtown и Little Miami; из каждой группы убирают на одну карту больше</translation>
    </message>
    <message>
        <source>Boomtown, Little Miami and the C&amp;O are never removed</source>
        <translation>Boomtown, Little Miami и C&amp;O никогда не убирают</translation>
    </message>
    <message>
        <source>The unofficial game for two, as played on 18xx.games</source>
        <translation>Неофициальная игра вдвоём, как на 18xx.games</translation>
    </message>
    <message>
        <source>Shares are issued or redeemed at any time before dividends are decided</source>
        <translation>Размещать и выкупать акции можно в любой момент до решения о дивидендах</translation>
    </message>
    <message>
        <source>The steamboat of a player may serve an independent railroad</source>
        <translation>Пароход игрока может работать на независимую железную дорогу</translation>
    </message>
    <message>
        <source>A company with a train and a route need not run</source>
        <translation>Компания с поездом и маршрутом не обязана назначать поезд на маршрут</translation>
    </message>
    <message>
        <source>Open private companies count with their face value</source>
        <translation>Незакрытые частные компании идут в счёт по номиналу</translation>
    </message>
    <message>
        <source>A major company may lay three yellow tiles in its first operating turn</source>
        <translation>Крупная компания может выложить три жёлтых тайла в первый операционный ход</translation>
    </message>
    <message>
        <source>A major company may buy the KCM&amp;O before phase 3, for at most $40</source>
        <translation>Крупная компания может купить KCM&amp;O до фазы 3, не дороже $40</translation>
    </message>
    <message>
        <source>The minor companies close at the start of the next stock round</source>
        <translation>Малые компании закрываются в начале следующего фондового раунда</translation>
    </message>
    <message>
        <source>The second 6-train takes all 4-trains off the table at once</source>
        <translation>Второй поезд-6 сразу отправляет на слом все поезда-4</translation>
    </message>
    <message>
        <source>Laying the Copper Canyon tile closes the KCM&amp;O</source>
        <translation>Тайл Медного каньона закрывает KCM&amp;O</translation>
    </message>
    <message>
        <source>In an auction the lowest bidder is asked next, and who passes is out</source>
        <translation>На аукционе следующим решает тот, чья ставка ниже всех, а спасовавший выбывает</translation>
    </message>
    <message>
        <source>When all pass before every card is sold, incomes are paid, minors bring $15 twice, and the sale goes on</source>
        <translation>Если все спасовали, а компании не распроданы, платится доход, малые дают дважды по $15, и продажа продолжается</translation>
    </message>
    <message>
        <source>A 5 % certificate costs half the price rounded up</source>
        <translation>Сертификат на 5 % стоит половину цены с округлением вверх</translation>
    </message>
    <message>
        <source>Selling 5 % by taking change brings half rounded down</source>
        <translation>Продажа 5 % со сдачей приносит половину с округлением вниз</translation>
    </message>
    <message>
        <source>Players sell each other private companies only as the buyer&apos;s purchase, and never the MNR</source>
        <translation>Игроки продают друг другу частные компании только как покупку в ход покупателя, а MNR — никогда</translation>
    </message>
    <message>
        <source>A new president of NdM gives 10 % certificates before 5 % ones</source>
        <translation>Новый президент NdM отдаёт сертификаты по 10 % раньше, чем по 5 %</translation>
    </message>
    <message>
        <source>Where NdM has the home city already, it replaces two other stations of the merged company</source>
        <translation>Если в базовом городе уже есть NdM, она заменяет две другие станции слившейся компании</translation>
    </message>
    <message>
        <source>A minor lays track only once it could pay for a tile in its home city</source>
        <translation>Малая компания строит, только если ей хватает на тайл в базовом городе</translation>
    </message>
    <message>
        <source>A minor need not run for the most</source>
        <translation>Малая компания не обязана ехать на максимум</translation>
    </message>
    <message>
        <source>Obsolete 4-trains do not count against the train limit</source>
        <translation>Устаревающие поезда-4 не идут в лимит поездов</translation>
    </message>
    <message>
        <source>Standard game: capital is raised once a round, the order is auctioned every round, and locomotives cost upkeep</source>
        <translation>Стандартная игра: капитал приобретают раз в раунд, порядок хода каждый раунд разыгрывают на аукционе, за локомотивы платят амортизацию</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Упрощённая игра</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Стандартная игра</translation>
    </message>
    <message>
        <source>Base game: money is raised when it is needed, action tiles cost money, and their numbers are the order of the next round</source>
        <translation>Упрощённая игра: деньги занимают, когда они нужны, жетоны действий стоят денег, а их номера задают порядок хода в следующем раунде</translation>
    </message>
    <message>
        <source>Base game: the first order is drawn, with $1 for the second player, $2 for the third and so on</source>
        <translation>Упрощённая игра: первый порядок хода определяет жребий, второй игрок получает $1, третий $2 и так далее</translation>
    </message>
    <message>
        <source>Standard game: money for track and upkeep may be raised when it is needed</source>
        <translation>Стандартная игра: деньги на рельсы и амортизацию можно занимать по мере надобности</translation>
    </message>
</context>
<context>
    <name>Payout</name>
    <message>
        <source>in full</source>
        <translation>полностью</translation>
    </message>
    <message>
        <source>by half</source>
        <translation>наполовину</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>с полным удержанием</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>private companies close</source>
        <translation>частные компании закрываются</translation>
    </message>
    <message>
        <source>bonus markers are removed</source>
        <translation>маркеры бонусов убирают</translation>
    </message>
    <message>
        <source>reservations end</source>
        <translation>места больше не зарезервированы</translation>
    </message>
    <message>
        <source>minor companies close</source>
        <translation>малые компании закрываются</translation>
    </message>
    <message>
        <source>companies may merge into the national railway</source>
        <translation>слияние с национальной железной дорогой</translation>
    </message>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>first {train}</source>
        <translation>первый {train}</translation>
    </message>
    <message>
        <source>{train}-trains run once more</source>
        <translation>поезда {train} пройдут ещё один раз</translation>
    </message>
    <message>
        <source>{train}-trains are scrapped</source>
        <translation>поезда {train} идут на слом</translation>
    </message>
    <message>
        <source>Tiles: {colours}</source>
        <translation>Тайлы: {colours}</translation>
    </message>
    <message>
        <source>Operating rounds: {count}</source>
        <translation>Операционных раундов: {count}</translation>
    </message>
    <message>
        <source>Corporations may buy private companies</source>
        <translation>Корпорации могут покупать частные компании</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Фаза</translation>
    </message>
    <message>
        <source>Starts with</source>
        <translation>Начинается с</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Тайлы</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Лимит</translation>
    </message>
    <message>
        <source>Trains a corporation may own</source>
        <translation>Сколько поездов может быть у корпорации</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Что происходит</translation>
    </message>
</context>
<context>
    <name>PlayerColour</name>
    <message>
        <source>Violet</source>
        <translation>Лиловый</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Бирюзовый</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Охра</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Коричневый</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрный</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{count} certificates of {limit}: shares and private companies</source>
        <translation>Сертификатов {count} из {limit}: акции и частные компании</translation>
    </message>
    <message>
        <source>{count} of {limit}</source>
        <translation>{count} из {limit}</translation>
    </message>
    <message>
        <source>Has the priority deal</source>
        <translation>Карта первой сделки</translation>
    </message>
    <message>
        <source>Is bankrupt</source>
        <translation>Банкрот</translation>
    </message>
    <message>
        <source>Owns {cards}</source>
        <translation>Владеет: {cards}</translation>
    </message>
    <message>
        <source>Cash {cash}, shares {shares}, cards {cards}</source>
        <translation>Деньги {cash}, акции {shares}, частные и малые компании {cards}</translation>
    </message>
    <message>
        <source>Cash {cash} and shares {shares}</source>
        <translation>Деньги {cash} и акции {shares}</translation>
    </message>
    <message>
        <source>Free {free}, set aside for bids {bound}, together {cash}</source>
        <translation>Свободно {free}, отложено на ставки {bound}, всего {cash}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>President of</source>
        <translation>Президент</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Cert.</source>
        <translation>Серт.</translation>
    </message>
    <message>
        <source>Certificates held and the limit</source>
        <translation>Сколько сертификатов и каков лимит</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Капитал</translation>
    </message>
    <message>
        <source>Cash and shares at their present prices</source>
        <translation>Деньги и акции по нынешним котировкам</translation>
    </message>
</context>
<context>
    <name>PointWords</name>
    <message numerus="yes">
        <source>%n point(s) of the delivery</source>
        <translation>
            <numerusform>%n очко за перевозку</numerusform>
            <numerusform>%n очка за перевозку</numerusform>
            <numerusform>%n очков за перевозку</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then {player} decides about %n point(s)</source>
        <translation>
            <numerusform>затем решает {player}: %n очко</numerusform>
            <numerusform>затем решает {player}: %n очка</numerusform>
            <numerusform>затем решает {player}: %n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Reduce motion: things change without gliding</source>
        <translation>Меньше движения: всё меняется сразу, без скольжения</translation>
    </message>
    <message>
        <source>Signs beside colours on tiles and tokens</source>
        <translation>Знаки вдобавок к цветам на тайлах и жетонах</translation>
    </message>
    <message>
        <source>Cover hidden cards until the player they belong to has the laptop</source>
        <translation>Прятать закрытые карты, пока ноутбук не у того, чьи они</translation>
    </message>
    <message>
        <source>Single letters are keys while the board has the focus</source>
        <translation>Отдельные буквы работают как клавиши, пока выбрано поле</translation>
    </message>
    <message>
        <source>Show the best routes before they are asked for</source>
        <translation>Сразу показывать лучшие маршруты</translation>
    </message>
    <message>
        <source>Holds also where the system asks for it. What appears or goes still fades for a moment.</source>
        <translation>Действует и тогда, когда об этом просит система. Появление и исчезновение остаются короткими и плавными.</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>Как было вначале</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Drezina · {title} · {name}</source>
        <translation>Дрезина · {title} · {name}</translation>
    </message>
    <message>
        <source>page {number} of {total}</source>
        <translation>страница {number} из {total}</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>это папка, а не файл</translation>
    </message>
    <message>
        <source>there is no such folder to write in</source>
        <translation>такой папки для записи нет</translation>
    </message>
    <message>
        <source>the file cannot be written ({reason})</source>
        <translation>файл не записать ({reason})</translation>
    </message>
    <message>
        <source>the picture is too large</source>
        <translation>изображение слишком велико</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>туда нельзя ничего записать</translation>
    </message>
    <message>
        <source>the scale is a number from {low} to {high}</source>
        <translation>масштаб — число от {low} до {high}</translation>
    </message>
    <message>
        <source>the printer has stopped</source>
        <translation>принтер остановился</translation>
    </message>
    <message>
        <source>Share price by round</source>
        <translation>Котировки по раундам</translation>
    </message>
    <message>
        <source>Last run</source>
        <extracomment>the revenue of the last operating turn, as the head of a narrow column</extracomment>
        <translation>Прибыль</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>the order of day, month and year, in the letters of Qt</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Протокол партии</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>the number from which the cards were dealt</extracomment>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>Final worth</source>
        <translation>Итоговый капитал</translation>
    </message>
    <message>
        <source>Worth so far</source>
        <translation>Капитал сейчас</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Market and companies</source>
        <translation>Рынок и компании</translation>
    </message>
    <message>
        <source>Map and market</source>
        <translation>Карта и рынок</translation>
    </message>
    <message>
        <source>End of the game, move {move} · phase {phase}</source>
        <translation>Конец игры, ход {move} · фаза {phase}</translation>
    </message>
    <message>
        <source>{round}, after move {move} · phase {phase} · bank {bank}</source>
        <translation>{round}, после хода {move} · фаза {phase} · банк {bank}</translation>
    </message>
    <message>
        <source>Stock market</source>
        <translation>Рынок акций</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Президент</translation>
    </message>
    <message>
        <source>Price</source>
        <extracomment>of a share</extracomment>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Поезда</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Компании</translation>
    </message>
    <message>
        <source>Certs</source>
        <translation>Серт.</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Капитал</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Компания</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Акции</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Путь</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Станции</translation>
    </message>
    <message>
        <source>Revenue</source>
        <translation>Прибыль</translation>
    </message>
    <message>
        <source>Dividend</source>
        <translation>Выплата</translation>
    </message>
    <message>
        <source>Per share</source>
        <translation>На акцию</translation>
    </message>
    <message>
        <source>Share price</source>
        <translation>Котировка</translation>
    </message>
    <message>
        <source>Trains bought</source>
        <translation>Куплены поезда</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Касса</translation>
    </message>
    <message>
        <source>Income from private companies: {paid}</source>
        <translation>Доход частных компаний: {paid}</translation>
    </message>
    <message>
        <source>shared with the owner</source>
        <translation>пополам с владельцем</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>удержано</translation>
    </message>
    <message>
        <source>{paid} paid, {kept} kept</source>
        <translation>{paid} выплачено, {kept} удержано</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>закрыта</translation>
    </message>
    <message>
        <source>from {seller}</source>
        <translation>у {seller}</translation>
    </message>
    <message>
        <source>{amount} paid out</source>
        <translation>{amount} выплачено</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Paid for the order</source>
        <translation>Заплачено за порядок</translation>
    </message>
    <message>
        <source>Paid for the tile</source>
        <translation>Заплачено за жетон</translation>
    </message>
    <message>
        <source>Track tiles</source>
        <translation>Жетонов рельсов</translation>
    </message>
    <message>
        <source>Paid for track</source>
        <translation>Заплачено за рельсы</translation>
    </message>
    <message>
        <source>Cubes moved</source>
        <translation>Перевезено кубиков</translation>
    </message>
    <message>
        <source>Points for goods</source>
        <translation>Очки за товары</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Получено</translation>
    </message>
    <message>
        <source>Costs paid</source>
        <translation>Уплачено расходов</translation>
    </message>
    <message>
        <source>{player}: income</source>
        <translation>{player}: доход</translation>
    </message>
    <message>
        <source>{player}: victory points</source>
        <translation>{player}: ПО</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Кубик</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Откуда</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Куда</translation>
    </message>
    <message>
        <source>Private companies</source>
        <translation>Частные компании</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Выплачено</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Удержано</translation>
    </message>
    <message>
        <source>Mail</source>
        <translation>Почта</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>Размещено</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>Выкуплено</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Final share
price</source>
        <extracomment>the price of one share when the game ends, over two lines</extracomment>
        <translation>Финальная
цена акции</translation>
    </message>
    <message>
        <source>Share price
now</source>
        <extracomment>the price of one share at this moment, over two lines</extracomment>
        <translation>Цена акции
сейчас</translation>
    </message>
    <message>
        <source>Total
value</source>
        <extracomment>what all shares in the hands of players are worth, over two lines</extracomment>
        <translation>Общая
стоимость</translation>
    </message>
    <message>
        <source>#</source>
        <extracomment>the number of shares of a player, as the head of a narrow column</extracomment>
        <translation>#</translation>
    </message>
    <message>
        <source>Price</source>
        <comment>of all shares of a player</comment>
        <extracomment>of all shares of a player, as the head of a column</extracomment>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Private and minor companies</source>
        <translation>Частные и малые компании</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation>банкрот</translation>
    </message>
    <message>
        <source>Worth = shares × price + private and minor companies at face value + cash.</source>
        <translation>Капитал = акции × котировка + частные и малые компании по номиналу + деньги.</translation>
    </message>
    <message>
        <source>A 5 % certificate is half a share, ½.</source>
        <translation>Сертификат 5 % — половина акции, ½.</translation>
    </message>
    <message>
        <source>Bankrupt: {player}.</source>
        <translation>Банкрот: {player}.</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Сертификаты</translation>
    </message>
    <message>
        <source>Worth = shares × price + private companies at face value + cash.</source>
        <translation>Капитал = акции × котировка + частные компании по номиналу + деньги.</translation>
    </message>
    <message>
        <source>Worth = shares × price + cash. Private companies are not counted.</source>
        <translation>Капитал = акции × котировка + деньги. Частные компании не считаются.</translation>
    </message>
    <message>
        <source>Worth = shares × price + cash.</source>
        <translation>Капитал = акции × котировка + деньги.</translation>
    </message>
    <message>
        <source>Played at</source>
        <translation>Место игры</translation>
    </message>
    <message>
        <source>{ending} ({round}, move {move})</source>
        <translation>{ending} ({round}, ход {move})</translation>
    </message>
    <message>
        <source>The game goes on: {round}, after move {move}</source>
        <translation>Игра продолжается: {round}, после хода {move}</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>последний раунд</translation>
    </message>
    <message>
        <source>one player left</source>
        <translation>остался один игрок</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Проверил</translation>
    </message>
    <message>
        <source>highest share price</source>
        <translation>высшая цена акции</translation>
    </message>
    <message>
        <source>End of the game:</source>
        <translation>Конец игры:</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>банк</translation>
    </message>
    <message>
        <source>bankruptcy</source>
        <translation>банкротство</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>по согласию</translation>
    </message>
    <message>
        <source>round</source>
        <translation>раунд</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Журнал партии</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Sells</source>
        <translation>Продаёт</translation>
    </message>
    <message>
        <source>Buys or founds</source>
        <translation>Покупает или основывает</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Что дальше</translation>
    </message>
    <message>
        <source>Cash after</source>
        <translation>Деньги после</translation>
    </message>
    <message>
        <source>Pass: {players}</source>
        <translation>Пас: {players}</translation>
    </message>
    <message>
        <source>{corporation} for {price}, market</source>
        <translation>{corporation} за {price}, с рынка</translation>
    </message>
    <message>
        <source>{corporation} for {price}, initial offering</source>
        <translation>{corporation} за {price}, первичное предложение</translation>
    </message>
    <message>
        <source>{corporation} for {price}, treasury</source>
        <translation>{corporation} за {price}, из кассы</translation>
    </message>
    <message>
        <source>{corporation} founded at {price}</source>
        <translation>{corporation} основана по {price}</translation>
    </message>
    <message>
        <source>{card}: bids {price}</source>
        <translation>{card}: ставка {price}</translation>
    </message>
    <message>
        <source>{card} for {price}, from {seller}</source>
        <translation>{card} за {price}, продаёт {seller}</translation>
    </message>
    <message>
        <source>{card} for {price}</source>
        <translation>{card} за {price}</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Уплачено</translation>
    </message>
    <message>
        <source>{table}, continued</source>
        <translation>{table}, продолжение</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Кто чем владеет</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Action tile</source>
        <translation>Жетон действия</translation>
    </message>
    <message>
        <source>Goods</source>
        <extracomment>cubes moved, with the points for goods</extracomment>
        <translation>Товары</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Займы</translation>
    </message>
    <message>
        <source>Income or costs</source>
        <translation>Доход или расходы</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ПО</translation>
    </message>
    <message>
        <source>Locomotive</source>
        <translation>Локомотив</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Перегоны</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>{tile}, declined</source>
        <translation>{tile}, без действия</translation>
    </message>
    <message>
        <source>Track: {tiles}</source>
        <translation>Рельсы: {tiles}</translation>
    </message>
    <message>
        <source>Goods: {moved}</source>
        <translation>Товары: {moved}</translation>
    </message>
    <message>
        <source>{player} +{count} income</source>
        <translation>{player} +{count} к доходу</translation>
    </message>
    <message>
        <source>{player} +{count} points</source>
        <translation>{player} +{count} ПО</translation>
    </message>
    <message>
        <source>Tracks and reserve</source>
        <translation>Счётчики и резерв</translation>
    </message>
    <message>
        <source>Map and tracks</source>
        <translation>Карта и счётчики</translation>
    </message>
    <message>
        <source>End of the game, move {move}</source>
        <translation>Конец партии, ход {move}</translation>
    </message>
    <message>
        <source>{round}, after move {move}</source>
        <translation>{round}, после хода {move}</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Резерв</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Победные очки</translation>
    </message>
    <message>
        <source>Locomotives</source>
        <translation>Локомотивы</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Порядок хода</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Completed links</source>
        <translation>Законченные перегоны</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Итоговый счёт</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>Счёт на этот момент</translation>
    </message>
    <message>
        <source>Income, as it stands</source>
        <translation>Доход по счётчику</translation>
    </message>
    <message>
        <source>Points for income</source>
        <translation>Очки за доход</translation>
    </message>
    <message>
        <source>Tie: last action tile</source>
        <translation>При ничьей: последний жетон</translation>
    </message>
    <message>
        <source>Tie: action tile</source>
        <translation>При ничьей: жетон действия</translation>
    </message>
    <message>
        <source>Income above zero counts half, rounded down; below zero it counts double, against the player. Every completed link is one point. Of equal totals the lower action tile of the last round is first.</source>
        <translation>Доход выше нуля даёт половину очков с округлением вниз; ниже нуля — отнимает вдвое больше. Каждый законченный перегон приносит одно очко. При равенстве впереди тот, у кого в последнем раунде был жетон действия с меньшим номером.</translation>
    </message>
    <message>
        <source>Goods and score by round</source>
        <translation>Товары и счёт по раундам</translation>
    </message>
    <message>
        <source>cubes</source>
        <translation>кубики</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>points of deliveries</extracomment>
        <translation>очки</translation>
    </message>
    <message>
        <source>score</source>
        <translation>счёт</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>Loans in all</source>
        <translation>Займы за партию</translation>
    </message>
    <message>
        <source>Locomotive level</source>
        <translation>Уровень локомотивов</translation>
    </message>
</context>
<context>
    <name>PrintWindow</name>
    <message>
        <source>Score sheet</source>
        <translation>Протокол партии</translation>
    </message>
    <message>
        <source>Ledger of the operating rounds</source>
        <translation>Журнал операционных раундов</translation>
    </message>
    <message>
        <source>Map and market</source>
        <translation>Карта и рынок</translation>
    </message>
    <message>
        <source>Map alone</source>
        <translation>Только карта</translation>
    </message>
    <message>
        <source>Market and companies</source>
        <translation>Рынок и компании</translation>
    </message>
    <message>
        <source>Blank score sheet</source>
        <translation>Чистый бланк протокола</translation>
    </message>
    <message>
        <source>page {number} of {total}</source>
        <translation>стр. {number} из {total}</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файлы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ориентация</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Language of the pages</source>
        <translation>Язык страниц</translation>
    </message>
    <message>
        <source>As it fits</source>
        <translation>Как удобнее</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Книжная</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Альбомная</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цветная</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Чёрно-белая</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить в PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Вся страница</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>По ширине</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Ledger of the rounds</source>
        <translation>Журнал раундов</translation>
    </message>
    <message>
        <source>Map and tracks</source>
        <translation>Карта и счётчики</translation>
    </message>
    <message>
        <source>Tracks and reserve</source>
        <translation>Счётчики и резерв</translation>
    </message>
</context>
<context>
    <name>PrivateWords</name>
    <message numerus="yes">
        <source>%n use(s) left</source>
        <translation>
            <numerusform>осталось %n применение</numerusform>
            <numerusform>осталось %n применения</numerusform>
            <numerusform>осталось %n применений</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Privates</name>
    <message>
        <source>closed</source>
        <translation>закрыта</translation>
    </message>
    <message>
        <source>No. {number}: {name}</source>
        <translation>№ {number}: {name}</translation>
    </message>
    <message>
        <source>Its first buyer got {shares}</source>
        <translation>С ней первый покупатель получил {shares}</translation>
    </message>
    <message>
        <source>Its first buyer gets {shares}</source>
        <translation>С ней первый покупатель получает {shares}</translation>
    </message>
    <message>
        <source>Works at {places}</source>
        <translation>Действует: {places}</translation>
    </message>
    <message>
        <source>Its marker lies at {place}</source>
        <translation>Маркер лежит на гексе {place}</translation>
    </message>
    <message>
        <source>It helps {company}</source>
        <translation>Помогает компании {company}</translation>
    </message>
    <message>
        <source>Private company</source>
        <translation>Частная компания</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Владелец</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Номинал</translation>
    </message>
    <message>
        <source>Face value</source>
        <translation>Номинальная цена</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Paid to the owner at the start of each operating round</source>
        <translation>Платится владельцу в начале каждого операционного раунда</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>Action {number}: {reason}</source>
        <translation>Ход {number}: {reason}</translation>
    </message>
    <message>
        <source>the text is damaged or cut off</source>
        <translation>текст повреждён или обрезан</translation>
    </message>
    <message>
        <source>it is written otherwise than Drezina expects</source>
        <translation>он записан не так, как ожидает «Дрезина»</translation>
    </message>
    <message>
        <source>{name} opens only in part</source>
        <translation>{name} открывается лишь частично</translation>
    </message>
    <message>
        <source>The game is open up to that move. The file itself is as it was.</source>
        <translation>Партия открыта до этого хода. Сам файл не изменён.</translation>
    </message>
    <message>
        <source>{name} cannot be written</source>
        <translation>Не удалось записать {name}</translation>
    </message>
    <message>
        <source>No file has been changed. Another folder may do.</source>
        <translation>Файлы не изменились. Может подойти другая папка.</translation>
    </message>
    <message>
        <source>{name} cannot be opened</source>
        <translation>{name} не открывается</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Ничего не изменено.</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Скопировать подробности</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} из {total}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Папка:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Тип файлов:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>П&amp;орядок страниц:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>&amp;Страниц на листе:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Набор страниц:</translation>
    </message>
</context>
<context>
    <name>RecentWords</name>
    <message numerus="yes">
        <source>%n variation(s)</source>
        <translation>
            <numerusform>%n вариант</numerusform>
            <numerusform>%n варианта</numerusform>
            <numerusform>%n вариантов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>There is no {item} on the board</source>
        <translation>На поле нет {item}</translation>
    </message>
    <message>
        <source>A run begins and ends in a place, not in {item}</source>
        <translation>Маршрут начинается и заканчивается в пункте назначения, а не на гексе {item}</translation>
    </message>
    <message>
        <source>{hex} and {other} are not neighbours</source>
        <translation>Гексы {hex} и {other} не соседние</translation>
    </message>
    <message>
        <source>In {hex} no track leads from {start} to {end}</source>
        <translation>На гексе {hex} нет пути от {start} к {end}</translation>
    </message>
    <message>
        <source>A run needs at least two places</source>
        <translation>В маршруте должно быть не меньше двух пунктов</translation>
    </message>
    <message>
        <source>{company} has no station on this run of train {train}</source>
        <translation>На маршруте поезда {train} нет станции {company}</translation>
    </message>
    <message>
        <source>A run comes only once to {place}</source>
        <translation>Маршрут заходит в пункт {place} только один раз</translation>
    </message>
    <message>
        <source>{place} and {other} are one place for a run</source>
        <translation>{place} и {other} — один и тот же пункт маршрута</translation>
    </message>
    <message>
        <source>The run uses the track at {where} twice</source>
        <translation>Маршрут дважды использует путь: {where}</translation>
    </message>
    <message>
        <source>The stations of others bar the way through {place}</source>
        <translation>Чужие станции не пускают дальше: {place}</translation>
    </message>
    <message>
        <source>{place} lies off the map: a run can only end there</source>
        <translation>{place} — внешнее направление: маршрут может там только заканчиваться</translation>
    </message>
    <message>
        <source>{place} is a dead end: a run can only begin or end there</source>
        <translation>{place} — тупик: маршрут может там только начаться или кончиться</translation>
    </message>
    <message>
        <source>Trains {train} and {other} share track at {where}</source>
        <translation>У поездов {train} и {other} общий путь: {where}</translation>
    </message>
    <message>
        <source>Train {train} runs only once</source>
        <translation>Поезд {train} назначают только на один маршрут</translation>
    </message>
    <message>
        <source>{company} has no train {train} to run</source>
        <translation>У {company} нет поезда {train}, который можно назначить на маршрут</translation>
    </message>
    <message>
        <source>{player} holds {count} certificates; {limit} is the limit</source>
        <translation>{player}: сертификатов {count} при лимите {limit}</translation>
    </message>
    <message>
        <source>{player} would hold {percent} % of {corporation}; {limit} % is the most</source>
        <translation>{player} получит {percent} % акций {corporation}, а владеть можно не больше чем {limit} %</translation>
    </message>
    <message>
        <source>No share of {corporation} is for sale from the {source}</source>
        <translation>Акций {corporation} {source} нет</translation>
    </message>
    <message>
        <source>{player} cannot buy {percent} % of {corporation} by giving change</source>
        <translation>{player} не может купить {percent} % {corporation} с обменом</translation>
    </message>
    <message>
        <source>{corporation} is founded already</source>
        <translation>{corporation} уже основана</translation>
    </message>
    <message>
        <source>{corporation} is no longer in the game</source>
        <translation>{corporation} больше не участвует в игре</translation>
    </message>
    <message>
        <source>{price} is no start price; they are {prices}</source>
        <translation>Начальной цены {price} нет; есть {prices}</translation>
    </message>
    <message>
        <source>There is no tile {tile} in the box</source>
        <translation>Тайла {tile} в игре нет</translation>
    </message>
    <message>
        <source>A tile is turned by 0 to 5 sixths, not by {rotation}</source>
        <translation>Тайл поворачивают на 0–5 шестых оборота, а не на {rotation}</translation>
    </message>
    <message>
        <source>All {count} tiles {tile} are on the board</source>
        <translation>Все тайлы {tile} (их {count}) уже на поле</translation>
    </message>
    <message>
        <source>On {hex} the next tile is {next}, and tile {tile} is {colour}</source>
        <translation>Следующий тайл на гексе {hex} — {next}, а тайл {tile} — {colour}</translation>
    </message>
    <message>
        <source>What lies on {hex} is never replaced</source>
        <translation>То, что лежит на гексе {hex}, не заменяют</translation>
    </message>
    <message>
        <source>{colour} tiles are not laid in phase {phase}</source>
        <translation>В фазе {phase} нельзя выложить {colour} тайл</translation>
    </message>
    <message>
        <source>Tile {tile} does not belong on a hex like {hex}</source>
        <translation>Тайл {tile} не подходит для гекса {hex}</translation>
    </message>
    <message>
        <source>Track of tile {tile} would lead nowhere from {hex} at side {side}</source>
        <translation>Тайл {tile} на гексе {hex}: путь на {side} упирается в пустоту</translation>
    </message>
    <message>
        <source>Tile {tile} turned by {rotation} loses track on {hex}</source>
        <translation>На гексе {hex} пропадёт путь, если выложить тайл {tile} с поворотом {rotation}</translation>
    </message>
    <message>
        <source>Tile {tile} brings {hex} neither track nor value</source>
        <translation>Тайл {tile} не добавит гексу {hex} ни пути, ни стоимости</translation>
    </message>
    <message>
        <source>No route of {company} comes to what tile {tile} adds on {hex}</source>
        <translation>{company} не достаёт до пути, который тайл {tile} добавит на гексе {hex}</translation>
    </message>
    <message>
        <source>Tile {tile} lies only where its name is printed</source>
        <translation>Тайл {tile} кладут только там, где напечатано его название</translation>
    </message>
    <message>
        <source>Of the {colour} tiles only {tiles} may lie on {hex}</source>
        <translation>В {hex} из этого цвета ({colour}) можно положить только {tiles}</translation>
    </message>
    <message>
        <source>The double tile {tile} lies only one way round</source>
        <translation>Двойной тайл {tile} кладётся только в одном положении</translation>
    </message>
    <message>
        <source>{hex} is kept for {private}</source>
        <translation>Гекс {hex} зарезервирован: {private}</translation>
    </message>
    <message>
        <source>Train {train} visits at most {most} cities, this run has {places}</source>
        <translation>Поезд {train} посещает городов не больше {most}, а на маршруте {places}</translation>
    </message>
    <message>
        <source>Train {train} visits at most {most} places, this run has {places}</source>
        <translation>Пунктов на маршруте — {places}, а поезд {train} посещает самое большее {most}</translation>
    </message>
    <message>
        <source>{corporation} is not founded</source>
        <translation>{corporation} не основана</translation>
    </message>
    <message>
        <source>{player} holds {held} % of {corporation} and cannot sell {percent} %</source>
        <translation>У игрока {player} {held} % акций {corporation}, продать {percent} % нельзя</translation>
    </message>
    <message>
        <source>{percent} % of {corporation} would lie in the market; {cap} % is the most</source>
        <translation>На рынке окажется {percent} % акций {corporation}, а предел — {cap} %</translation>
    </message>
    <message>
        <source>{player} holds more of {corporation} than the president&apos;s certificate and cannot sell half of it</source>
        <translation>У игрока {player} кроме президентского есть и другие сертификаты {corporation}, половину президентского продать нельзя</translation>
    </message>
    <message>
        <source>{player} cannot sell {percent} % of {corporation} by taking change</source>
        <translation>{player} не может продать {percent} % {corporation} со сдачей</translation>
    </message>
    <message>
        <source>{corporation} was founded in this stock round: only its president may sell</source>
        <translation>{corporation} основана в этом фондовом раунде: продавать может только президент</translation>
    </message>
    <message>
        <source>Nobody else holds enough of {corporation} to become its president</source>
        <translation>Больше ни у кого нет столько акций {corporation}, чтобы стать президентом</translation>
    </message>
    <message>
        <source>Shares of {corporation} cannot be sold while it has no president</source>
        <translation>Пока у {corporation} нет президента, её акции продать нельзя</translation>
    </message>
    <message>
        <source>There is no city {place} on {hex}</source>
        <translation>На гексе {hex} нет города {place}</translation>
    </message>
    <message>
        <source>{company} has a station on {hex} already</source>
        <translation>На гексе {hex} уже есть станция {company}</translation>
    </message>
    <message>
        <source>No place on {hex} is free for {company}</source>
        <translation>На гексе {hex} для {company} нет места под станцию</translation>
    </message>
    <message>
        <source>The free place on {hex} is kept for {holder}</source>
        <translation>Свободное место на гексе {hex} зарезервировано: {holder}</translation>
    </message>
    <message>
        <source>{company} has no station token left</source>
        <translation>У {company} не осталось жетонов станций</translation>
    </message>
    <message>
        <source>No route of {company} comes to the city on {hex}</source>
        <translation>{company} не достаёт до города на гексе {hex}</translation>
    </message>
    <message>
        <source>Private companies are not bought in phase {phase}</source>
        <translation>В фазе {phase} частные компании не покупают</translation>
    </message>
    <message>
        <source>{private} does not belong to a player</source>
        <translation>{private} не принадлежит игроку</translation>
    </message>
    <message>
        <source>{private} costs from {least} to {most}, not {price}</source>
        <translation>{private} стоит от {least} до {most}, а не {price}</translation>
    </message>
    <message>
        <source>{corporation} has no train {train} to discard</source>
        <translation>У {corporation} нет поезда {train}, сбросить его нельзя</translation>
    </message>
    <message>
        <source>Dividends are paid {modes}, not {how}</source>
        <translation>Дивиденды выплачивают так: {modes}; а не {how}</translation>
    </message>
    <message>
        <source>{company} has a train and a route, and must run</source>
        <translation>У {company} есть поезд и маршрут: поезд нужно назначить</translation>
    </message>
    <message>
        <source>{company} has no president and runs for the most, {best}, not for {revenue}</source>
        <translation>{company} без президента: маршруты должны приносить наибольшую прибыль, {best}, а не {revenue}</translation>
    </message>
    <message>
        <source>{company} is a minor and runs for the most, {best}, not for {revenue}</source>
        <translation>{company} — малая компания и едет на максимум, {best}, а не {revenue}</translation>
    </message>
    <message>
        <source>{player} has sold {corporation} in this stock round and cannot buy it</source>
        <translation>Акции {corporation} в этом фондовом раунде уже проданы ({player}): купить их нельзя</translation>
    </message>
    <message>
        <source>{player} has sold {corporation} in this turn; a block is sold at once</source>
        <translation>Акции {corporation} в этот ход уже проданы ({player}): пакет продают за один раз</translation>
    </message>
    <message>
        <source>{player} has made his purchase of this turn</source>
        <translation>{player} уже сделал покупку в этот ход</translation>
    </message>
    <message>
        <source>{player} holds {count} certificates, over the limit of {limit}, and must sell</source>
        <translation>{player}: сертификатов {count} при лимите {limit}, нужно продавать</translation>
    </message>
    <message>
        <source>There is no {id} in this game</source>
        <translation>В этой игре нет {id}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>{payer} has {cash} and cannot pay {amount}</source>
        <translation>{payer}: есть {cash}, а нужно {amount}</translation>
    </message>
    <message>
        <source>This cannot be done now: {step} is asked of {actor}</source>
        <translation>Сейчас этого сделать нельзя: {actor} решает другое — {step}</translation>
    </message>
    <message>
        <source>It is the turn of {actor}, not of {who}</source>
        <translation>Сейчас ходит {actor}, а не {who}</translation>
    </message>
    <message>
        <source>{corporation} has {count} trains, the limit, and cannot buy in {minor}</source>
        <translation>У {corporation} поездов {count}, это лимит: купить {minor} нельзя</translation>
    </message>
    <message>
        <source>After a forced issue {corporation} must buy a train before anything else</source>
        <translation>После вынужденного размещения {corporation} сначала покупает поезд</translation>
    </message>
    <message>
        <source>{corporation} has {count} trains; {limit} is the limit</source>
        <translation>У {corporation} поездов {count} при лимите {limit}</translation>
    </message>
    <message>
        <source>Train {train} is not for sale now</source>
        <translation>Поезд {train} сейчас не продаётся</translation>
    </message>
    <message>
        <source>Train {train} cannot be bought as {config}</source>
        <translation>Поезд {train} нельзя купить как {config}</translation>
    </message>
    <message>
        <source>Train {train} as {config} costs {price}</source>
        <translation>Поезд {train} как {config} стоит {price}</translation>
    </message>
    <message>
        <source>A train of another corporation costs at least 1</source>
        <translation>Поезд другой корпорации стоит не меньше $1</translation>
    </message>
    <message>
        <source>Train {train} is obsolete and cannot be bought</source>
        <translation>Поезд {train} устарел, купить его нельзя</translation>
    </message>
    <message>
        <source>{corporation} has raised money for a forced purchase: its train comes from the bank</source>
        <translation>{corporation} собирала деньги на вынужденную покупку: поезд покупают у банка</translation>
    </message>
    <message>
        <source>{corporation} must first issue shares before its president pays</source>
        <translation>Прежде чем платит президент, {corporation} размещает акции</translation>
    </message>
    <message>
        <source>{corporation} can pay the cheapest train itself: no help for a dearer one</source>
        <translation>На самый дешёвый поезд {corporation} хватает своих денег: президент не доплачивает за более дорогой</translation>
    </message>
    <message>
        <source>{corporation} owns no train and must buy one</source>
        <translation>У {corporation} нет поезда: его нужно купить</translation>
    </message>
    <message>
        <source>{corporation} is not forced to buy a train</source>
        <translation>{corporation} не обязана покупать поезд</translation>
    </message>
    <message>
        <source>{corporation} may issue {counts} shares now</source>
        <translation>{corporation} может сейчас разместить акций: {counts}</translation>
    </message>
    <message>
        <source>{player} can still raise the money for a train</source>
        <translation>{player} ещё может найти деньги на поезд</translation>
    </message>
    <message>
        <source>The last train of {corporation} cannot be bought</source>
        <translation>Последний поезд {corporation} купить нельзя</translation>
    </message>
    <message>
        <source>{card} is not among the cards before {player}</source>
        <translation>Среди карт, из которых выбирает {player}, нет такой: {card}</translation>
    </message>
    <message>
        <source>The price of {card} has fallen to {price} and falls no more: {player} must take it</source>
        <translation>{card} стоит уже {price}, дешевле не будет: {player} берёт эту карту</translation>
    </message>
    <message>
        <source>{player} must keep one of the cards</source>
        <translation>{player} оставляет себе одну из карт</translation>
    </message>
    <message>
        <source>Nobody passes before the first private is sold</source>
        <translation>Пока не продана первая частная компания, пасовать нельзя</translation>
    </message>
    <message>
        <source>{player} pays for a train of {corporation} and must stay its president</source>
        <translation>{player} доплачивает за поезд {corporation} и остаётся её президентом</translation>
    </message>
    <message>
        <source>{player} lacks {short} for a train: {percent} % of {corporation} are too much</source>
        <translation>{player}: на поезд не хватает {short}, продавать {percent} % акций {corporation} — слишком много</translation>
    </message>
    <message>
        <source>{corporation} stands at {price} and would close: {player} may not sell it now</source>
        <translation>Котировка {corporation} — {price}, компания закроется: продавать её акции сейчас нельзя ({player})</translation>
    </message>
    <message>
        <source>{corporation} issues and redeems shares only at the start of its turn</source>
        <translation>{corporation} размещает и выкупает акции только в начале хода</translation>
    </message>
    <message>
        <source>{corporation} has issued or redeemed shares in this turn</source>
        <translation>{corporation} в этот ход уже размещала или выкупала акции</translation>
    </message>
    <message>
        <source>{corporation} may issue at most {most} shares now</source>
        <translation>{corporation} может сейчас разместить акций: не больше {most}</translation>
    </message>
    <message>
        <source>{corporation} can redeem at most {most} shares from the market</source>
        <translation>{corporation} может выкупить с рынка акций: не больше {most}</translation>
    </message>
    <message>
        <source>{corporation} has no shares left to issue</source>
        <translation>У {corporation} не осталось своих акций</translation>
    </message>
    <message>
        <source>{corporation} has {market} shares in the market, players {held}: no more may be issued</source>
        <translation>Акций {corporation} на рынке {market}, у игроков {held}: больше на рынок нельзя</translation>
    </message>
    <message>
        <source>No share of {corporation} lies in the market</source>
        <translation>На рынке нет акций {corporation}</translation>
    </message>
    <message>
        <source>A share of {corporation} would bring nothing</source>
        <translation>Акция {corporation} ничего не принесёт</translation>
    </message>
    <message>
        <source>{private} does not work on {hex}</source>
        <translation>{private} не действует на гексе {hex}</translation>
    </message>
    <message>
        <source>{private} does not lay tile {tile}</source>
        <translation>{private} не выкладывает тайл {tile}</translation>
    </message>
    <message>
        <source>The two tiles of {private} must be joined</source>
        <translation>Два тайла компании {private} должны быть соединены</translation>
    </message>
    <message>
        <source>{hex} and {other} are joined by track already</source>
        <translation>Гексы {hex} и {other} уже соединены путём</translation>
    </message>
    <message>
        <source>The steamboat is moved before the trains run</source>
        <translation>Пароход переставляют до того, как поезда назначены на маршруты</translation>
    </message>
    <message>
        <source>{company} cannot profit from the steamboat</source>
        <translation>Пароход не может работать на {company}</translation>
    </message>
    <message>
        <source>{private} has done this in the present round</source>
        <translation>{private} в этом раунде это уже делала</translation>
    </message>
    <message>
        <source>No run joins {place} and {other}: both lie in the East</source>
        <translation>Маршрут не соединяет {place} и {other}: оба пункта на востоке</translation>
    </message>
    <message>
        <source>{company} has laid {count} tiles in this turn</source>
        <translation>Тайлов {company} в этот ход уже {count}</translation>
    </message>
    <message>
        <source>{company} has upgraded a tile in this turn already</source>
        <translation>{company} уже улучшила тайл в этот ход</translation>
    </message>
    <message>
        <source>A double tile on {hex} is laid from its first half, {first}</source>
        <translation>Двойной тайл на {hex} кладут с первой половины, {first}</translation>
    </message>
    <message>
        <source>Tile {tile} is laid only by the private it belongs to</source>
        <translation>Тайл {tile} выкладывает только владелец его частной компании</translation>
    </message>
    <message>
        <source>{company} has placed a station in this turn already</source>
        <translation>{company} уже поставила станцию в этот ход</translation>
    </message>
    <message>
        <source>{company} has no stations to place</source>
        <translation>У {company} нет станций, которые можно поставить</translation>
    </message>
    <message>
        <source>A bid for {card} must be at least {least}, not {price}</source>
        <translation>Ставка на {card} — не меньше {least}, а не {price}</translation>
    </message>
    <message>
        <source>{player} has {most} beside his other bids and cannot bid {price}</source>
        <translation>У игрока {player} кроме других ставок есть {most}, поставить {price} нельзя</translation>
    </message>
    <message>
        <source>The auction is for {card}, not for {other}</source>
        <translation>Сейчас аукцион за {card}, а не за {other}</translation>
    </message>
    <message>
        <source>{card} can never be sold to a major company</source>
        <translation>{card} нельзя продать крупной компании</translation>
    </message>
    <message>
        <source>Before the first 4-train {corporation} buys one train of the bank in a turn</source>
        <translation>До первого поезда-4 {corporation} покупает у банка один поезд за ход</translation>
    </message>
    <message>
        <source>{corporation} trades train {train} only at its face, {price}</source>
        <translation>{corporation} торгует поездом {train} только по номиналу, {price}</translation>
    </message>
    <message>
        <source>With the president&apos;s money {corporation} buys the cheapest train, for {price}</source>
        <translation>На деньги президента {corporation} покупает самый дешёвый поезд, за {price}</translation>
    </message>
    <message>
        <source>{player} has the money for the train and sells nothing</source>
        <translation>{player} имеет деньги на поезд и ничего не продаёт</translation>
    </message>
    <message>
        <source>{player} can only sell {private} now, not buy it</source>
        <translation>{player} сейчас может только продать {private}, а не купить</translation>
    </message>
    <message>
        <source>{card} is not for sale now: {first} comes first</source>
        <translation>{card} сейчас не купить: сначала {first}</translation>
    </message>
    <message>
        <source>{card} is not among the unsold cards</source>
        <translation>{card} уже не продаётся</translation>
    </message>
    <message>
        <source>{card} is the first card: it is bought, not bid for</source>
        <translation>{card} — первая по порядку: её покупают, а не ставят на неё</translation>
    </message>
    <message>
        <source>{player} must take {card}, which costs nothing now</source>
        <translation>{player} обязан взять {card}: теперь это даром</translation>
    </message>
    <message>
        <source>{corporation} is not the company that is asked about</source>
        <translation>Сейчас спрашивают не о {corporation}</translation>
    </message>
    <message>
        <source>{company} must choose one of {candidates}</source>
        <translation>{company} должна выбрать из {candidates}</translation>
    </message>
    <message>
        <source>No station on {hex} can be taken over; {hexes} can</source>
        <translation>В {hex} занять станцию нельзя; можно в {hexes}</translation>
    </message>
    <message>
        <source>Nobody sells shares in the first stock round</source>
        <translation>В первом фондовом раунде акции не продают</translation>
    </message>
    <message>
        <source>Shares of {corporation} are not for sale before phase 3½</source>
        <translation>Акции {corporation} до фазы 3½ не продаются</translation>
    </message>
    <message>
        <source>{company} is a minor and lays only yellow tiles</source>
        <translation>{company} — малая компания и кладёт только жёлтые тайлы</translation>
    </message>
    <message>
        <source>{company} either lays yellow tiles or upgrades one</source>
        <translation>{company} либо кладёт жёлтые тайлы, либо улучшает один</translation>
    </message>
    <message>
        <source>{private} does not belong to {owner}</source>
        <translation>{private} не принадлежит {owner}</translation>
    </message>
    <message>
        <source>{player} can neither buy nor sell {private} like this</source>
        <translation>{player} не может так ни купить, ни продать {private}</translation>
    </message>
    <message>
        <source>{card} is a minor company and is never sold</source>
        <translation>{card} — малая компания, её не продают</translation>
    </message>
    <message>
        <source>{private} costs at least 1</source>
        <translation>{private} стоит не меньше $1</translation>
    </message>
    <message>
        <source>{private} changes hands only in the turn of its buyer</source>
        <translation>{private} можно продать только в ход покупателя</translation>
    </message>
    <message>
        <source>{player} gives none or both of the 5 % certificates</source>
        <translation>{player} отдаёт либо оба сертификата по 5 %, либо ни одного</translation>
    </message>
    <message>
        <source>{player} holds {percent} % of {corporation}, over the limit of {limit} %</source>
        <translation>У игрока {player} {percent} % {corporation} при лимите {limit} %</translation>
    </message>
    <message>
        <source>The bid must be at least {amount}, not {price}</source>
        <translation>Ставка должна быть не меньше {amount}, а не {price}</translation>
    </message>
    <message>
        <source>{player} can bid {cash} at most, not {price}</source>
        <translation>{player} может поставить не больше {cash}, а не {price}</translation>
    </message>
    <message>
        <source>{player} has no pass that would keep a place in the auction</source>
        <translation>{player} не может спасовать, оставшись в аукционе</translation>
    </message>
    <message>
        <source>{player} can raise 1 to {count} units, not {units}</source>
        <translation>{player} может занять $5 от 1 до {count} раз, а не {units}</translation>
    </message>
    <message>
        <source>{player} has neither income nor points to raise money</source>
        <translation>{player} не может занять денег: нет ни дохода, ни победных очков</translation>
    </message>
    <message>
        <source>A new city is built on a town, and {hex} is none</source>
        <translation>Новый город строят на посёлке, а здесь его нет: {hex}</translation>
    </message>
    <message>
        <source>There is no new city of the colour {colour}</source>
        <translation>Новых городов такого цвета нет: {colour}</translation>
    </message>
    <message>
        <source>None of the {count} new cities in {colour} is left</source>
        <translation>Новых городов больше не осталось (цвет {colour}, всего {count})</translation>
    </message>
    <message>
        <source>The reserve has spaces 1 to {count}, and no other</source>
        <translation>Резервные гексы пронумерованы от 1 до {count}, других нет</translation>
    </message>
    <message>
        <source>Reserve space {space} is empty</source>
        <translation>Резервный гекс {space} пуст</translation>
    </message>
    <message>
        <source>A new city comes with the cubes of a reserve space, and {count} spaces have some</source>
        <translation>Новый город получает кубики резервного гекса, а они ещё есть (гексов: {count})</translation>
    </message>
    <message>
        <source>Only a city grows, and {hex} is none</source>
        <translation>Развивать можно только город, а это не город: {hex}</translation>
    </message>
    <message>
        <source>The city on {hex} bears a growth marker already</source>
        <translation>На городе уже есть маркер развития: {hex}</translation>
    </message>
    <message>
        <source>All {count} growth markers are on the board</source>
        <translation>Все маркеры развития уже на поле (всего {count})</translation>
    </message>
    <message>
        <source>The locomotives of {player} are at the highest level</source>
        <translation>{player}: локомотивы уже наивысшего уровня</translation>
    </message>
    <message>
        <source>{player} has upgraded locomotives in this phase already</source>
        <translation>{player}: локомотивы в этой фазе уже модернизированы</translation>
    </message>
    <message>
        <source>Points go to income or to victory points</source>
        <translation>Очки идут либо в доход, либо в победные очки</translation>
    </message>
    <message>
        <source>There is no hex {hex} on this board</source>
        <translation>На этой карте нет гекса {hex}</translation>
    </message>
    <message>
        <source>There is no track tile {tile} in the box</source>
        <translation>В игре нет жетона рельсов {tile}</translation>
    </message>
    <message>
        <source>{hex} is water, and no track is laid on water</source>
        <translation>{hex}: это вода, рельсы по воде не прокладывают</translation>
    </message>
    <message>
        <source>{hex} is a city, and no track tile is laid on a city</source>
        <translation>{hex}: это город, на город жетон рельсов не кладут</translation>
    </message>
    <message>
        <source>{hex} is a town and takes town tiles only; tile {tile} is none</source>
        <translation>{hex}: на посёлок кладут только жетоны с посёлком, а на жетоне {tile} его нет</translation>
    </message>
    <message>
        <source>Tile {tile} is a town tile, and {hex} is no town</source>
        <translation>Жетон {tile} — с посёлком, а здесь посёлка нет: {hex}</translation>
    </message>
    <message>
        <source>None of the {count} tiles with face {tile} is left</source>
        <translation>Жетонов {tile} больше не осталось (всего {count})</translation>
    </message>
    <message>
        <source>Track of tile {tile} on {hex} would run into the black line at side {side}</source>
        <translation>{hex}: рельсы жетона {tile} упрутся в чёрную линию ({side})</translation>
    </message>
    <message>
        <source>Track of tile {tile} on {hex} would run off the board at side {side}</source>
        <translation>{hex}: рельсы жетона {tile} выйдут за край карты ({side})</translation>
    </message>
    <message>
        <source>The link over {hex} would begin and end in {place}</source>
        <translation>{hex}: перегон начнётся и закончится в одном месте ({place})</translation>
    </message>
    <message>
        <source>The track over {hex} would run in a ring without a place</source>
        <translation>{hex}: рельсы замкнутся в кольцо без города и посёлка</translation>
    </message>
    <message>
        <source>Tile {tile} on {hex} neither starts from a city nor continues track of {player}</source>
        <translation>{hex}: жетон {tile} не начинается от города и не продолжает рельсы ({player})</translation>
    </message>
    <message>
        <source>Track may not start from {place}: {player} has no link in this town</source>
        <translation>{place}: от этого посёлка начать нельзя, своих перегонов здесь нет ({player})</translation>
    </message>
    <message>
        <source>The unfinished link at {hex} is of {owner}, nobody else may extend it</source>
        <translation>{hex}: это чужой незаконченный перегон ({owner}), продолжать его нельзя</translation>
    </message>
    <message>
        <source>The unowned link at {hex} starts in {place}, where {player} has no link</source>
        <translation>{hex}: ничейный перегон ведёт не из города ({place}) и не соединён со своими ({player})</translation>
    </message>
    <message>
        <source>Tile {tile} adds no track to what lies on {hex}</source>
        <translation>{hex}: жетон {tile} не добавляет рельсов</translation>
    </message>
    <message>
        <source>Tile {tile} turned by {rotation} does not keep the track that lies on {hex}</source>
        <translation>{hex}: жетон {tile} (поворот {rotation}) не сохраняет имеющиеся рельсы</translation>
    </message>
    <message>
        <source>Redirecting adds no track, and tile {tile} would add some on {hex}</source>
        <translation>{hex}: смена направления новых путей не прибавляет, а жетон {tile} прибавил бы</translation>
    </message>
    <message>
        <source>The town tile on {hex} may get more branches but is never redirected</source>
        <translation>{hex}: жетону с посёлком можно добавить веток, но направление не меняют</translation>
    </message>
    <message>
        <source>Only the last tile of an unfinished link is redirected, and {hex} is none</source>
        <translation>Направление меняют только у последнего жетона незаконченного перегона, а это не он: {hex}</translation>
    </message>
    <message>
        <source>The unfinished link on {hex} is of {owner}, nobody else may redirect it</source>
        <translation>{hex}: это чужой незаконченный перегон ({owner}), менять его направление нельзя</translation>
    </message>
    <message>
        <source>{player} can raise {cash} in all and cannot pay {amount}</source>
        <translation>{player} может собрать {cash}, а нужно {amount}</translation>
    </message>
    <message>
        <source>There is no {cube} cube in {hex}</source>
        <translation>Такого кубика здесь нет: {cube}, {hex}</translation>
    </message>
    <message>
        <source>No completed link leaves {hex} on that side</source>
        <translation>{hex}: в эту сторону нет законченного перегона</translation>
    </message>
    <message>
        <source>The locomotives of {player} go {most} links far, not {count}</source>
        <translation>{player}: уровень локомотивов {most}, а перегонов {count}</translation>
    </message>
    <message>
        <source>The cube would come through {hex} twice</source>
        <translation>{hex}: кубик пройдёт здесь дважды</translation>
    </message>
    <message>
        <source>The {cube} cube would stop in {hex} already</source>
        <translation>{hex}: {cube} кубик остановится уже здесь</translation>
    </message>
    <message>
        <source>A {cube} cube is not wanted in {hex}</source>
        <translation>{hex}: {cube} кубик здесь не нужен</translation>
    </message>
    <message>
        <source>{player} must use at least one own link</source>
        <translation>{player}: нужен хотя бы один свой перегон</translation>
    </message>
    <message>
        <source>{player} uses {count} own links and may not use {links} of {owner}</source>
        <translation>{player}: своих перегонов {count}, чужих может быть не больше ({owner}: {links})</translation>
    </message>
    <message>
        <source>There is no action tile {number}</source>
        <translation>Жетона действия {number} нет</translation>
    </message>
    <message>
        <source>{tile} has been taken by {player} in this round</source>
        <translation>Жетон «{tile}» в этом раунде уже взят: {player}</translation>
    </message>
    <message>
        <source>{tile} cannot be declined</source>
        <translation>С жетоном «{tile}» спасовать нельзя</translation>
    </message>
    <message>
        <source>In the standard game {tile} is free and is declined when track is laid</source>
        <translation>В стандартной игре «{tile}» бесплатно, отказываются от него при прокладке рельсов</translation>
    </message>
    <message>
        <source>{tile} cannot be carried out any more and may only be declined</source>
        <translation>Действие жетона «{tile}» выполнить уже нельзя, с ним можно только спасовать</translation>
    </message>
    <message>
        <source>{player} has laid {count} tiles, and that is all</source>
        <translation>{player}: выложено жетонов {count}, больше нельзя</translation>
    </message>
    <message>
        <source>{player} has paid for a new city and must build it</source>
        <translation>{player}: новый город оплачен, его нужно построить</translation>
    </message>
    <message>
        <source>{player} has paid for city growth and must use it</source>
        <translation>{player}: развитие города оплачено, его нужно выполнить</translation>
    </message>
    <message>
        <source>{player} has no urbanisation to use in this turn</source>
        <translation>{player}: в этом ходу урбанизации нет</translation>
    </message>
    <message>
        <source>{player} has no city growth to use in this turn</source>
        <translation>{player}: в этом ходу развития города нет</translation>
    </message>
</context>
<context>
    <name>RefusalCard</name>
    <message>
        <source>Undo {deed}</source>
        <translation>Отменить: {deed}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Try as a variation</source>
        <translation>Попробовать как вариант</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Open this rule in the rules at hand</source>
        <translation>Открыть это правило в «Правилах под рукой»</translation>
    </message>
</context>
<context>
    <name>Round</name>
    <message>
        <source>Draft</source>
        <translation>Отбор</translation>
    </message>
    <message>
        <source>Stock round {cycle}</source>
        <translation>Фондовый раунд {cycle}</translation>
    </message>
    <message>
        <source>Operating round {cycle}.{number}</source>
        <translation>Операционный раунд {cycle}.{number}</translation>
    </message>
    <message>
        <source>SR {cycle}</source>
        <translation>ФР {cycle}</translation>
    </message>
    <message>
        <source>OR {cycle}.{number}</source>
        <translation>ОР {cycle}.{number}</translation>
    </message>
    <message>
        <source>Round {cycle}</source>
        <translation>Раунд {cycle}</translation>
    </message>
    <message>
        <source>Auction of the first turn order</source>
        <translation>Аукцион за первый порядок хода</translation>
    </message>
    <message>
        <source>Round {cycle}: capital</source>
        <translation>Раунд {cycle}: капитал</translation>
    </message>
    <message>
        <source>Round {cycle}: turn order</source>
        <translation>Раунд {cycle}: порядок хода</translation>
    </message>
    <message>
        <source>Round {cycle}: action tiles</source>
        <translation>Раунд {cycle}: жетоны действий</translation>
    </message>
    <message>
        <source>Round {cycle}: laying track</source>
        <translation>Раунд {cycle}: прокладывание рельсов</translation>
    </message>
    <message>
        <source>Round {cycle}: moving goods, {number} of 2</source>
        <translation>Раунд {cycle}: перевозка товаров, круг {number}</translation>
    </message>
    <message>
        <source>Round {cycle}: income</source>
        <translation>Раунд {cycle}: доход</translation>
    </message>
    <message>
        <source>R {cycle}</source>
        <translation>Р {cycle}</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Аукцион</translation>
    </message>
    <message>
        <source>R {cycle}, capital</source>
        <translation>Р {cycle}, капитал</translation>
    </message>
    <message>
        <source>R {cycle}, order</source>
        <translation>Р {cycle}, порядок</translation>
    </message>
    <message>
        <source>R {cycle}, actions</source>
        <translation>Р {cycle}, действия</translation>
    </message>
    <message>
        <source>R {cycle}, track</source>
        <translation>Р {cycle}, рельсы</translation>
    </message>
    <message>
        <source>R {cycle}, goods {number}</source>
        <translation>Р {cycle}, товары {number}</translation>
    </message>
    <message>
        <source>R {cycle}, income</source>
        <translation>Р {cycle}, доход</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Shows or hides the rules behind it</source>
        <translation>Показать или скрыть правила об этом</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Ни одна игра не открыта.</translation>
    </message>
    <message>
        <source>Nothing is asked now.</source>
        <translation>Сейчас решать нечего.</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>Правила с такими словами нет.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Essentials</source>
        <translation>Главное</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Искать в правилах</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>найдено %n правило</numerusform>
            <numerusform>найдено %n правила</numerusform>
            <numerusform>найдено %n правил</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveError</name>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>the file is not a text file</source>
        <translation>это не текстовый файл</translation>
    </message>
    <message>
        <source>the file is neither a game of Drezina nor one of 18xx.games</source>
        <translation>это не партия «Дрезины» и не партия 18xx.games</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>это папка, а не файл</translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>the file may not be read</source>
        <translation>нет права читать этот файл</translation>
    </message>
    <message>
        <source>the file may not be written there</source>
        <translation>нет права записать туда файл</translation>
    </message>
    <message>
        <source>there is no such folder to save in</source>
        <translation>нет папки, в которую сохранить</translation>
    </message>
    <message>
        <source>the file is nested too deeply</source>
        <translation>в файле слишком глубокая вложенность</translation>
    </message>
    <message>
        <source>this is not a game of Drezina</source>
        <translation>это не партия «Дрезины»</translation>
    </message>
</context>
<context>
    <name>SetupError</name>
    <message>
        <source>Two players have the same name.</source>
        <translation>У двух игроков одинаковое имя.</translation>
    </message>
    <message>
        <source>The seed is a number from 0 to 9223372036854775807.</source>
        <translation>Номер раздачи — число от 0 до 9223372036854775807.</translation>
    </message>
    <message>
        <source>1846 is for 3 to 5 players; for two there is an option.</source>
        <translation>1846 рассчитана на 3–5 игроков; для двоих есть вариант правил.</translation>
    </message>
    <message>
        <source>The game for two is for two players.</source>
        <translation>Вариант для двоих — для двух игроков.</translation>
    </message>
    <message>
        <source>Of the two options of the second edition only one can be chosen.</source>
        <translation>Из двух вариантов второго издания можно выбрать только один.</translation>
    </message>
    <message>
        <source>In the standard game the first order is always drawn, without money.</source>
        <translation>В стандартной игре первый порядок хода всегда тянут, без денег.</translation>
    </message>
    <message>
        <source>In the base game money is raised when it is needed anyway.</source>
        <translation>В упрощённой игре деньги и так занимают, когда они нужны.</translation>
    </message>
    <message>
        <source>{title} is for {least} to {most} players.</source>
        <translation>В {title} играют от {least} до {most} человек.</translation>
    </message>
    <message>
        <source>This board is for {few} to {many} players, not for {count}.</source>
        <translation>На этой карте играют от {few} до {many} человек, а не {count}.</translation>
    </message>
</context>
<context>
    <name>Shares</name>
    <message numerus="yes">
        <source>Sell %n share(s)</source>
        <translation>
            <numerusform>Продать %n акцию</numerusform>
            <numerusform>Продать %n акции</numerusform>
            <numerusform>Продать %n акций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n share(s)</source>
        <translation>
            <numerusform>%n акция</numerusform>
            <numerusform>%n акции</numerusform>
            <numerusform>%n акций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more do(es) not count</source>
        <translation>
            <numerusform>ещё %n не считается</numerusform>
            <numerusform>ещё %n не считаются</numerusform>
            <numerusform>ещё %n не считаются</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>treasury</source>
        <translation>в кассе</translation>
    </message>
    <message>
        <source>market</source>
        <translation>на рынке</translation>
    </message>
    <message>
        <source>initial offering</source>
        <translation>в первичном предложении</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>today {time}</source>
        <translation>сегодня {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>вчера</translation>
    </message>
    <message>
        <source>Railway board games at your table, or alone with every what-if</source>
        <translation>Железнодорожные настольные игры — за столом или в одиночку, со всеми «а что, если»</translation>
    </message>
    <message>
        <source>Drezina</source>
        <translation>Дрезина</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>a game file; or drop it on this window</source>
        <translation>файл игры; его можно и перетащить в это окно</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>paste a game from 18xx.games</source>
        <translation>вставить игру с 18xx.games</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Научиться</translation>
    </message>
    <message>
        <source>essentials of each title</source>
        <translation>главное о каждой игре</translation>
    </message>
    <message>
        <source>Blank score sheets</source>
        <translation>Чистые бланки</translation>
    </message>
    <message>
        <source>PDF, A4 and Letter</source>
        <translation>PDF, A4 и Letter</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Язык:</translation>
    </message>
    <message>
        <source>Nothing leaves this computer</source>
        <translation>Ничто не покидает этот компьютер</translation>
    </message>
    <message>
        <source>Drezina was closed unexpectedly. Everything up to move {move} is safe.</source>
        <translation>«Дрезина» закрылась неожиданно. Всё до хода {move} сохранено.</translation>
    </message>
    <message>
        <source>Drezina was closed unexpectedly ({when}). Everything up to move {move} is safe.</source>
        <translation>«Дрезина» закрылась неожиданно ({when}). Всё до хода {move} сохранено.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Игр пока нет</translation>
    </message>
    <message>
        <source>The first one begins here.</source>
        <translation>Здесь начнётся первая.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Недавние</translation>
    </message>
    <message>
        <source>{names} won with {money}</source>
        <translation>Победа: {names}, {money}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>закончена</translation>
    </message>
    <message>
        <source>rules of 18xx.games</source>
        <translation>правила 18xx.games</translation>
    </message>
</context>
<context>
    <name>SteamBoard</name>
    <message>
        <source>{colour} cube: to {places}</source>
        <translation>{colour} кубик: {places}</translation>
    </message>
    <message>
        <source>links: {count}</source>
        <translation>перегонов: {count}</translation>
    </message>
    <message>
        <source>Without cubes</source>
        <translation>Без кубиков</translation>
    </message>
    <message>
        <source>Space {number}: {cubes}</source>
        <translation>Резервный гекс {number}: {cubes}</translation>
    </message>
    <message>
        <source>New city, {colour}: {count} left</source>
        <translation>Новый город, {colour}: осталось {count}</translation>
    </message>
    <message>
        <source>redirects the unfinished link</source>
        <translation>меняет направление незаконченного перегона</translation>
    </message>
    <message>
        <source>in place of tile {tile}</source>
        <translation>вместо жетона {tile}</translation>
    </message>
    <message>
        <source>sides {cost}</source>
        <translation>грани {cost}</translation>
    </message>
    <message>
        <source>town {cost}</source>
        <translation>посёлок {cost}</translation>
    </message>
    <message>
        <source>river {cost}</source>
        <translation>река {cost}</translation>
    </message>
    <message>
        <source>hills {cost}</source>
        <translation>холмы {cost}</translation>
    </message>
    <message>
        <source>unfinished link from {place}</source>
        <translation>незаконченный перегон: {place}</translation>
    </message>
    <message>
        <source>completes {start} – {end}</source>
        <translation>заканчивает {start} – {end}</translation>
    </message>
    <message>
        <source>completes {start} – {end} for {owner}</source>
        <translation>заканчивает {start} – {end}, владелец: {owner}</translation>
    </message>
    <message>
        <source>on credit: points {move}</source>
        <translation>в долг: победные очки {move}</translation>
    </message>
    <message>
        <source>on credit: income {move}</source>
        <translation>в долг: доход {move}</translation>
    </message>
    <message>
        <source>Water: no track</source>
        <translation>Вода: рельсы не прокладывают</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Посёлок</translation>
    </message>
    <message>
        <source>A new tile costs more: {costs}</source>
        <translation>Новый жетон дороже: {costs}</translation>
    </message>
    <message>
        <source>City: wants {colour} cubes</source>
        <translation>Город, цвет: {colour}</translation>
    </message>
    <message>
        <source>Cubes: {cubes}</source>
        <translation>Кубики: {cubes}</translation>
    </message>
    <message>
        <source>No cubes</source>
        <translation>Кубиков нет</translation>
    </message>
    <message>
        <source>Has a growth marker</source>
        <translation>Маркер развития лежит</translation>
    </message>
    <message>
        <source>Unfinished link from {start}: {owner}</source>
        <translation>Незаконченный перегон, {start}: {owner}</translation>
    </message>
    <message>
        <source>Link {start} – {end}: {owner}</source>
        <translation>Перегон {start} – {end}: {owner}</translation>
    </message>
    <message>
        <source>way {number} of {count}  ·  Q / E</source>
        <translation>путь {number} из {count}  ·  Q / E</translation>
    </message>
    <message>
        <source>new city, {colour}</source>
        <translation>новый город, {colour}</translation>
    </message>
</context>
<context>
    <name>SteamDocks</name>
    <message>
        <source>Tiles</source>
        <translation>Жетоны</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Товары</translation>
    </message>
    <message>
        <source>Reserve spaces</source>
        <translation>Резервные гексы</translation>
    </message>
    <message>
        <source>Cubes in the bag: {count}</source>
        <translation>Кубиков в мешочке: {count}</translation>
    </message>
    <message>
        <source>New cities left: {count}</source>
        <translation>Осталось новых городов: {count}</translation>
    </message>
    <message>
        <source>Growth markers left: {count}</source>
        <translation>Осталось маркеров развития: {count}</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Резерв</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>Action tiles</source>
        <translation>Действия</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>без действия</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Счётчики</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Победные очки</translation>
    </message>
    <message>
        <source>Locomotives</source>
        <translation>Локомотивы</translation>
    </message>
    <message>
        <source>Locomotives and upkeep</source>
        <translation>Локомотивы и амортизация</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Порядок хода</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>round {number} of {count}</source>
        <translation>раунд {number} из {count}</translation>
    </message>
    <message>
        <source>Tiles beside the board: {count}</source>
        <translation>Жетонов рельсов в запасе: {count}</translation>
    </message>
</context>
<context>
    <name>SteamMoney</name>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>round&apos;s end</source>
        <translation>конец раунда</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Победные очки</translation>
    </message>
    <message>
        <source>Only cash can be spent in this round</source>
        <translation>В этом раунде можно тратить только наличные</translation>
    </message>
    <message>
        <source>Up to {amount} can be paid, with all that can be raised</source>
        <translation>Можно заплатить до {amount}, считая все возможные займы</translation>
    </message>
    <message>
        <source>{cost}: {cash} from cash and {raised} raised for {price}</source>
        <translation>{cost}: {cash} из своих и заём {raised} за {price}</translation>
    </message>
    <message>
        <source>{raised} raised for {price}</source>
        <translation>заём {raised} за {price}</translation>
    </message>
    <message>
        <source>{cost} from cash, nothing raised</source>
        <translation>{cost} из своих, без займа</translation>
    </message>
    <message>
        <source>Costs nothing</source>
        <translation>Ничего не стоит</translation>
    </message>
    <message>
        <source>At the round&apos;s end {due}: income {income}, upkeep {cost}</source>
        <translation>В конце раунда {due}: доход {income}, амортизация {cost}</translation>
    </message>
    <message>
        <source>At the round&apos;s end {due}</source>
        <translation>В конце раунда {due}</translation>
    </message>
    <message>
        <source>it cannot be paid: bankrupt</source>
        <translation>заплатить нечем: банкротство</translation>
    </message>
    <message>
        <source>cash is short, it takes {price}</source>
        <translation>денег не хватит, придётся отдать: {price}</translation>
    </message>
    <message>
        <source>after</source>
        <translation>после</translation>
    </message>
</context>
<context>
    <name>SteamPlayers</name>
    <message>
        <source>no action tile yet</source>
        <translation>жетон действия ещё не взят</translation>
    </message>
    <message>
        <source>{tile}, declined</source>
        <translation>{tile}, отказ</translation>
    </message>
    <message>
        <source>points {points}, for income {income}, links {links}</source>
        <translation>очки {points}, за доход {income}, перегоны {links}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Place in the turn order</source>
        <translation>Место в порядке хода</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Жет.</translation>
    </message>
    <message>
        <source>Action tile of this round</source>
        <translation>Жетон действия этого раунда</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>ПО</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Победные очки</translation>
    </message>
    <message>
        <source>Loco</source>
        <translation>Лок.</translation>
    </message>
    <message>
        <source>Level of the locomotives</source>
        <translation>Уровень локомотивов</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Перег.</translation>
    </message>
    <message>
        <source>Completed links</source>
        <translation>Законченные перегоны</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>What would be counted if the game ended now</source>
        <translation>Сколько очков было бы, закончись игра сейчас</translation>
    </message>
</context>
<context>
    <name>SteamTiles</name>
    <message>
        <source>on the other side {tiles}</source>
        <translation>на обороте {tiles}</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Жетон</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Осталось</translation>
    </message>
</context>
<context>
    <name>SteamTurn</name>
    <message>
        <source>{player}: take an action tile</source>
        <translation>{player}: возьмите жетон действия</translation>
    </message>
    <message>
        <source>Decline: free</source>
        <translation>Отказ: $0</translation>
    </message>
    <message>
        <source>take the tile without its effect, for nothing</source>
        <translation>взять жетон без его действия, бесплатно</translation>
    </message>
    <message>
        <source>{player}: bid or pass</source>
        <translation>{player}: ставка или пас</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Спасовать</translation>
    </message>
    <message>
        <source>{player} holds the highest bid</source>
        <translation>высшая ставка: {player}</translation>
    </message>
    <message>
        <source>nobody has bid yet</source>
        <translation>ставок ещё нет</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Поставить</translation>
    </message>
    <message>
        <source>from {least} to {most}</source>
        <translation>от {least} до {most}</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Сумма ставки</translation>
    </message>
    <message>
        <source>Place {place} in the turn order</source>
        <translation>Место {place} в порядке хода</translation>
    </message>
    <message>
        <source>Bidders in order</source>
        <translation>Торгуются по очереди</translation>
    </message>
    <message>
        <source>has place {place}</source>
        <translation>занимает место {place}</translation>
    </message>
    <message>
        <source>pays {price}</source>
        <translation>платит {price}</translation>
    </message>
    <message>
        <source>has passed, {pays}</source>
        <translation>пас, {pays}</translation>
    </message>
    <message>
        <source>The turn order of round {number}</source>
        <translation>Порядок хода в раунде {number}</translation>
    </message>
    <message>
        <source>Pass: place {place} for {price}</source>
        <translation>Пас: место {place} за {price}</translation>
    </message>
    <message>
        <source>Free pass</source>
        <translation>Пас без выхода</translation>
    </message>
    <message>
        <source>by tile 1 of the last round, once: you stay in</source>
        <translation>по жетону 1 прошлого раунда, один раз: вы остаётесь в торгах</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Если бы торги кончились сейчас</translation>
    </message>
    <message>
        <source>{player}: lay track</source>
        <translation>{player}: прокладывайте рельсы</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Выложить</translation>
    </message>
    <message>
        <source>Turn (Q, E)</source>
        <translation>Повернуть (Q, E)</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>Turn it</source>
        <translation>Повернуть</translation>
    </message>
    <message>
        <source>{left}: lay one, or end the turn</source>
        <translation>{left}: выложите или закончите ход</translation>
    </message>
    <message>
        <source>No tile can be laid any more; the city is left</source>
        <translation>Выложить больше нечего; остался город</translation>
    </message>
    <message>
        <source>No tile can be laid; end the turn</source>
        <translation>Выложить ничего нельзя; закончите ход</translation>
    </message>
    <message>
        <source>New city</source>
        <translation>Новый город</translation>
    </message>
    <message>
        <source>City growth</source>
        <translation>Развитие города</translation>
    </message>
    <message>
        <source>{place} – {hex}: not extended in this round</source>
        <translation>{place} – {hex}: в этом раунде не продолжен</translation>
    </message>
    <message>
        <source>{place} – {hex}: unfinished, yours until next round</source>
        <translation>{place} – {hex}: не закончен, до следующего раунда ваш</translation>
    </message>
    <message>
        <source>Lift a tile from the tray, or click a hex on the board</source>
        <translation>Возьмите жетон из лотка или щёлкните по гексу</translation>
    </message>
    <message>
        <source>Nothing to be lifted from the tray</source>
        <translation>Из лотка взять нечего</translation>
    </message>
    <message>
        <source>Tile {tile} on {place}: {cost}</source>
        <translation>Жетон {tile} на {place}: {cost}</translation>
    </message>
    <message>
        <source>Tile {tile} improves {place}: {cost}</source>
        <translation>Жетон {tile} улучшает {place}: {cost}</translation>
    </message>
    <message>
        <source>Tile {tile} redirects {place}: {cost}</source>
        <translation>Жетон {tile} меняет направление на {place}: {cost}</translation>
    </message>
    <message>
        <source>{player}: raise capital or not</source>
        <translation>{player}: приобрести капитал?</translation>
    </message>
    <message>
        <source>Raise capital</source>
        <translation>Капитал</translation>
    </message>
    <message>
        <source>Raise nothing</source>
        <translation>Ничего не занимать</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Единицы по $5</translation>
    </message>
    <message>
        <source>up to {amount}; track, bids and upkeep are paid of it</source>
        <translation>до {amount}; из него платят за рельсы, ставки и амортизацию</translation>
    </message>
    <message>
        <source>Raise {amount}</source>
        <translation>Занять {amount}</translation>
    </message>
    <message>
        <source>none is left</source>
        <translation>резерв пуст</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Посёлок</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>Build it</source>
        <translation>Построить</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Город</translation>
    </message>
    <message>
        <source>Let it grow</source>
        <translation>Развить</translation>
    </message>
    <message>
        <source>{player}: move goods, {turn} of 2</source>
        <translation>{player}: перевозка товаров, {turn} из 2</translation>
    </message>
    <message>
        <source>Move nothing</source>
        <translation>Не перевозить</translation>
    </message>
    <message>
        <source>No cube can be moved</source>
        <translation>Ни один кубик перевезти нельзя</translation>
    </message>
    <message>
        <source>Move a cube: lift it on the board, or choose here</source>
        <translation>Возьмите кубик на карте или выберите здесь</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Везти</translation>
    </message>
    <message>
        <source>way {number}</source>
        <translation>путь {number}</translation>
    </message>
    <message>
        <source>Which way</source>
        <translation>Каким путём</translation>
    </message>
    <message>
        <source>you</source>
        <translation>вы</translation>
    </message>
    <message>
        <source>by {places}</source>
        <translation>через {places}</translation>
    </message>
    <message>
        <source>Upgrade locomotives</source>
        <translation>Улучшить локомотивы</translation>
    </message>
    <message>
        <source>level {old} → {new}</source>
        <translation>уровень {old} → {new}</translation>
    </message>
    <message>
        <source>level {old} → {new}, upkeep {cost} a round</source>
        <translation>уровень {old} → {new}, амортизация {cost} за раунд</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Улучшить</translation>
    </message>
    <message>
        <source>Equal scores: the lower action tile of the last round wins</source>
        <translation>Поровну: побеждает меньший номер жетона действия в последнем раунде</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>income</source>
        <translation>доход</translation>
    </message>
    <message>
        <source>links</source>
        <translation>перегоны</translation>
    </message>
    <message>
        <source>total</source>
        <translation>итого</translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation>банкрот</translation>
    </message>
    <message>
        <source>{player}: income or points</source>
        <translation>{player}: доход или очки</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Победные очки</translation>
    </message>
    <message>
        <source>{count} are lost</source>
        <translation>пропадает: {count}</translation>
    </message>
    <message>
        <source>score {old} → {new}</source>
        <translation>счёт {old} → {new}</translation>
    </message>
    <message>
        <source>Cash {cash} · income {income} · locomotives {level}</source>
        <translation>Деньги {cash} · доход {income} · локомотивы {level}</translation>
    </message>
    <message>
        <source>Income:</source>
        <translation>Доходы:</translation>
    </message>
    <message>
        <source>Income and costs of the round</source>
        <translation>Доходы и расходы за раунд</translation>
    </message>
    <message>
        <source>free</source>
        <translation>бесплатно</translation>
    </message>
    <message>
        <source>{cost} + new level</source>
        <translation>{cost} + новый уровень</translation>
    </message>
    <message>
        <source>pass once in the next auction without leaving it</source>
        <translation>в следующем аукционе один раз спасовать и остаться</translation>
    </message>
    <message>
        <source>first in the next turn order</source>
        <translation>первый в следующем раунде</translation>
    </message>
    <message>
        <source>first to move goods, both times</source>
        <translation>первым везёт товары, оба раза</translation>
    </message>
    <message>
        <source>{count} tiles instead of {usual}</source>
        <translation>{count} жетона рельсов вместо {usual}</translation>
    </message>
    <message>
        <source>first to lay track</source>
        <translation>первым прокладывает рельсы</translation>
    </message>
    <message>
        <source>cubes of a reserve space on a city</source>
        <translation>кубики резервного гекса в город</translation>
    </message>
    <message>
        <source>one level more at once</source>
        <translation>сразу на уровень выше</translation>
    </message>
    <message>
        <source>a new city on a town, with cubes</source>
        <translation>новый город на месте посёлка, с кубиками</translation>
    </message>
</context>
<context>
    <name>SteamWords</name>
    <message numerus="yes">
        <source>{player} moves a {colour} cube {start} → {end} over %n link(s)</source>
        <translation>
            <numerusform>{player} везёт {colour} кубик {start} → {end} по %n перегону</numerusform>
            <numerusform>{player} везёт {colour} кубик {start} → {end} по %n перегонам</numerusform>
            <numerusform>{player} везёт {colour} кубик {start} → {end} по %n перегонам</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n victory point(s)</source>
        <translation>
            <numerusform>{player} получает %n победное очко</numerusform>
            <numerusform>{player} получает %n победных очка</numerusform>
            <numerusform>{player} получает %n победных очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} cannot pay and gives up %n victory point(s)</source>
        <translation>
            <numerusform>{player} не может заплатить и отдаёт %n победное очко</numerusform>
            <numerusform>{player} не может заплатить и отдаёт %n победных очка</numerusform>
            <numerusform>{player} не может заплатить и отдаёт %n победных очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>the draft</source>
        <translation>отбор</translation>
    </message>
    <message>
        <source>buying and selling shares</source>
        <translation>покупка и продажа акций</translation>
    </message>
    <message>
        <source>the steamboat</source>
        <translation>пароход</translation>
    </message>
    <message>
        <source>the marker of a private company</source>
        <translation>маркер частной компании</translation>
    </message>
    <message>
        <source>the station of a private company</source>
        <translation>станция частной компании</translation>
    </message>
    <message>
        <source>the track of a private company</source>
        <translation>путь частной компании</translation>
    </message>
    <message>
        <source>the sale of private and minor companies</source>
        <translation>продажа частных и малых компаний</translation>
    </message>
    <message>
        <source>the auction</source>
        <translation>аукцион</translation>
    </message>
    <message>
        <source>the par value of the national railway</source>
        <translation>номинал государственной железной дороги</translation>
    </message>
    <message>
        <source>certificates for the presidency</source>
        <translation>сертификаты за президентство</translation>
    </message>
    <message>
        <source>the merger</source>
        <translation>слияние</translation>
    </message>
    <message>
        <source>the Copper Canyon tile</source>
        <translation>тайл Медного каньона</translation>
    </message>
    <message>
        <source>laying track</source>
        <translation>укладка путей</translation>
    </message>
    <message>
        <source>placing a station</source>
        <translation>станция</translation>
    </message>
    <message>
        <source>buying a private company</source>
        <translation>покупка частной компании</translation>
    </message>
    <message>
        <source>issuing or redeeming shares</source>
        <translation>размещение или выкуп акций</translation>
    </message>
    <message>
        <source>track and stations</source>
        <translation>путь и станции</translation>
    </message>
    <message>
        <source>running trains</source>
        <translation>маршруты поездов</translation>
    </message>
    <message>
        <source>dividends</source>
        <translation>дивиденды</translation>
    </message>
    <message>
        <source>discarding a train</source>
        <translation>сброс поезда</translation>
    </message>
    <message>
        <source>buying trains</source>
        <translation>покупка поездов</translation>
    </message>
    <message>
        <source>private companies at the end of the turn</source>
        <translation>частные компании в конце хода</translation>
    </message>
    <message>
        <source>the stock round</source>
        <translation>фондовый раунд</translation>
    </message>
    <message>
        <source>the operating round</source>
        <translation>операционный раунд</translation>
    </message>
    <message>
        <source>the auction of the first turn order</source>
        <translation>аукцион за первый порядок хода</translation>
    </message>
    <message>
        <source>raising capital</source>
        <translation>приобретение капитала</translation>
    </message>
    <message>
        <source>the auction of the turn order</source>
        <translation>аукцион за порядок хода</translation>
    </message>
    <message>
        <source>choosing an action tile</source>
        <translation>выбор жетона действия</translation>
    </message>
    <message>
        <source>building track</source>
        <translation>прокладывание рельсов</translation>
    </message>
    <message>
        <source>moving goods</source>
        <translation>перевозка товаров</translation>
    </message>
    <message>
        <source>income or victory points</source>
        <translation>доход или победные очки</translation>
    </message>
    <message>
        <source>income and costs</source>
        <translation>доход и издержки</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Shares</source>
        <translation>Акции</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Капитал</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Пути</translation>
    </message>
    <message>
        <source>Goods 1</source>
        <translation>Товары 1</translation>
    </message>
    <message>
        <source>Goods 2</source>
        <translation>Товары 2</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Станция</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Маршруты</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Выплата</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Поезда</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Yellow</source>
        <translation>Жёлтый</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Коричневый</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Серый</translation>
    </message>
</context>
<context>
    <name>TileRing</name>
    <message>
        <source>Legal now</source>
        <translation>Сейчас можно</translation>
    </message>
    <message>
        <source>only looking</source>
        <translation>только примерка</translation>
    </message>
    <message>
        <source>Not legal now</source>
        <translation>Сейчас нельзя</translation>
    </message>
    <message>
        <source>costs {cost}, turn {turn} of {turns}</source>
        <translation>стоит {cost}, поворот {turn} из {turns}</translation>
    </message>
    <message>
        <source>More tiles: {page} of {pages}</source>
        <translation>Ещё тайлы: {page} из {pages}</translation>
    </message>
    <message>
        <source>Any tile, only to look at</source>
        <translation>Любой тайл, только для примерки</translation>
    </message>
    <message>
        <source>What can be done here</source>
        <translation>Что можно сделать здесь</translation>
    </message>
    <message>
        <source>Tiles that fit here</source>
        <translation>Тайлы, которые сюда подходят</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>остался %n тайл</numerusform>
            <numerusform>осталось %n тайла</numerusform>
            <numerusform>осталось %n тайлов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>As many as needed</source>
        <translation>Сколько нужно</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Тайл</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Осталось</translation>
    </message>
</context>
<context>
    <name>TomlError</name>
    <message>
        <source>this stands in the file twice</source>
        <translation>это указано в файле дважды</translation>
    </message>
    <message>
        <source>this is neither a key nor a heading</source>
        <translation>это не ключ и не заголовок</translation>
    </message>
    <message>
        <source>the line does not end after the value</source>
        <translation>после значения строка должна кончаться</translation>
    </message>
    <message>
        <source>the sign = is missing after a key</source>
        <translation>после ключа нет знака =</translation>
    </message>
    <message>
        <source>a key is missing</source>
        <translation>нет ключа</translation>
    </message>
    <message>
        <source>the brackets of a heading are not closed</source>
        <translation>не закрыты скобки заголовка</translation>
    </message>
    <message>
        <source>the bracket of a heading is not closed</source>
        <translation>не закрыта скобка заголовка</translation>
    </message>
    <message>
        <source>a curly bracket is not closed</source>
        <translation>не закрыта фигурная скобка</translation>
    </message>
    <message>
        <source>the bracket of a list is not closed</source>
        <translation>не закрыта скобка списка</translation>
    </message>
    <message>
        <source>the value cannot be read</source>
        <translation>значение не читается</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>не закрыта кавычка</translation>
    </message>
    <message>
        <source>a sign that may not stand here</source>
        <translation>здесь не может быть такого знака</translation>
    </message>
    <message>
        <source>at the end of the file: {reason}</source>
        <translation>в конце файла: {reason}</translation>
    </message>
    <message>
        <source>line {line}, character {column}: {reason}</source>
        <translation>строка {line}, знак {column}: {reason}</translation>
    </message>
</context>
<context>
    <name>TrainWords</name>
    <message numerus="yes">
        <source>%n stop(s)</source>
        <translation>
            <numerusform>%n пункт</numerusform>
            <numerusform>%n пункта</numerusform>
            <numerusform>%n пунктов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best {counted} of %n stop(s)</source>
        <translation>
            <numerusform>лучшие {counted} из %n пункта</numerusform>
            <numerusform>лучшие {counted} из %n пунктов</numerusform>
            <numerusform>лучшие {counted} из %n пунктов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trains</name>
    <message>
        <source>run once more after the first {obsolete}, scrapped by the first {scrapped}</source>
        <translation>после первого {obsolete} пройдут ещё один раз, с первым {scrapped} идут на слом</translation>
    </message>
    <message>
        <source>run once more after {train}</source>
        <translation>после поезда {train} ходят ещё один раз</translation>
    </message>
    <message>
        <source>run once more after the first {train}</source>
        <translation>после первого {train} пройдут ещё один раз</translation>
    </message>
    <message>
        <source>scrapped by the first {train}</source>
        <translation>с первым {train} идут на слом</translation>
    </message>
    <message>
        <source>never rust</source>
        <translation>не устаревают</translation>
    </message>
    <message>
        <source>{obsolete}, gone by {scrapped}</source>
        <translation>{obsolete}, на слом с {scrapped}</translation>
    </message>
    <message>
        <source>{train}: {stops}, {price}</source>
        <translation>{train}: {stops}, {price}</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Поезд</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Осталось</translation>
    </message>
    <message>
        <source>How many the bank can sell</source>
        <translation>Сколько может продать банк</translation>
    </message>
    <message>
        <source>Rusts by</source>
        <translation>Устаревает с</translation>
    </message>
    <message>
        <source>The trains whose first purchase ends this kind</source>
        <translation>После покупки каких поездов этот тип уходит</translation>
    </message>
    <message>
        <source>{train} no. {number}</source>
        <translation>{train} № {number}</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Tile {number}, {count} left</source>
        <translation>Тайл {number}, осталось {count}</translation>
    </message>
    <message>
        <source>New track</source>
        <translation>Новый путь</translation>
    </message>
    <message>
        <source>New city</source>
        <translation>Новый город</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Улучшения</translation>
    </message>
    <message>
        <source>City growth</source>
        <translation>Развитие города</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Рельсы</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Посёлки</translation>
    </message>
    <message>
        <source>Two lines</source>
        <translation>Две линии</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>{id} earned {revenue}: how is it paid?</source>
        <translation>Прибыль {id} — {revenue}: как её выплатить?</translation>
    </message>
    <message>
        <source>Pay everything</source>
        <translation>Выплатить всё</translation>
    </message>
    <message>
        <source>Pay half</source>
        <translation>Выплатить половину</translation>
    </message>
    <message>
        <source>Withhold</source>
        <translation>Удержать</translation>
    </message>
    <message>
        <source>Nothing to the shareholders</source>
        <translation>Акционерам ничего</translation>
    </message>
    <message>
        <source>{amount} a share</source>
        <translation>{amount} на акцию</translation>
    </message>
    <message>
        <source>{amount} a share, {half} for 5 %</source>
        <translation>{amount} на акцию, {half} за 5 %</translation>
    </message>
    <message>
        <source>Keep one card</source>
        <translation>Оставьте себе одну карту</translation>
    </message>
    <message>
        <source>Pass; the price falls by $10</source>
        <translation>Спасовать; цена упадёт на $10</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Blank card</source>
        <translation>Пустая карта</translation>
    </message>
    <message>
        <source>Nothing to pay, nothing to own</source>
        <translation>Ничего не стоит и ничего не даёт</translation>
    </message>
    <message>
        <source>{name}, {price} (of it debt {debt})</source>
        <translation>{name}, {price} (в том числе долг {debt})</translation>
    </message>
    <message>
        <source>{name}, {price}, income {income}</source>
        <translation>{name}, {price}, доход {income}</translation>
    </message>
    <message>
        <source>Issue shares</source>
        <translation>Разместить акции</translation>
    </message>
    <message>
        <source>Redeem shares</source>
        <translation>Выкупить акции</translation>
    </message>
    <message>
        <source>Redeem</source>
        <translation>Выкупить</translation>
    </message>
    <message>
        <source>{private}: a free station</source>
        <translation>{private}: бесплатная станция</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>from {owner}, {low} to {high}</source>
        <translation>продаёт {owner}, от {low} до {high}</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Deals between players, at a price both agree to</source>
        <translation>Сделки между игроками по согласованной цене</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>Покупатель</translation>
    </message>
    <message>
        <source>Sell {card}</source>
        <translation>Продать {card}</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Купить</translation>
    </message>
    <message>
        <source>Buy {card} from {owner}</source>
        <translation>Купить {card}, владелец: {owner}</translation>
    </message>
    <message>
        <source>face value {face}, income {income}</source>
        <translation>номинал {face}, доход {income}</translation>
    </message>
    <message>
        <source>from {owner}</source>
        <translation>продаёт {owner}</translation>
    </message>
    <message>
        <source>{name}: put the marker on</source>
        <translation>{name}: куда положить маркер</translation>
    </message>
    <message>
        <source>{name}: name who profits</source>
        <translation>{name}: на кого работает</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Назначить</translation>
    </message>
    <message>
        <source>{player} decides</source>
        <translation>Решает {player}</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Касса</translation>
    </message>
    <message>
        <source>Send the trains over their routes</source>
        <translation>Назначьте поезда на маршруты</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Отправить</translation>
    </message>
    <message>
        <source>Best runs</source>
        <translation>Лучшие маршруты</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Остановить поиск</translation>
    </message>
    <message>
        <source>Run for {revenue}</source>
        <translation>Отправить: {revenue}</translation>
    </message>
    <message>
        <source>Searching for the best runs: {percent} %</source>
        <translation>Поиск лучших маршрутов: {percent} %</translation>
    </message>
    <message>
        <source>Train {name}</source>
        <translation>Поезд {name}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Нарисовать</translation>
    </message>
    <message>
        <source>Draw the run of train {name}</source>
        <translation>Нарисовать маршрут поезда {name}</translation>
    </message>
    <message>
        <source>{place} (port)</source>
        <translation>{place} (порт)</translation>
    </message>
    <message>
        <source>{shown} of {best} possible</source>
        <translation>{shown} из возможных {best}</translation>
    </message>
    <message>
        <source>Optimal, proven</source>
        <translation>Оптимально, доказано</translation>
    </message>
    <message>
        <source>Best found; no run can exceed {bound}</source>
        <translation>Лучшее из найденного; больше {bound} не бывает</translation>
    </message>
    <message>
        <source>Move the steamboat, or go on</source>
        <translation>Переставьте пароход или идите дальше</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Private companies and powers, or end the turn</source>
        <translation>Частные компании и их свойства — или закончите ход</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>{private}: lay the second tile, or leave it</source>
        <translation>{private}: выложите второй тайл или откажитесь</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Отказаться</translation>
    </message>
    <message>
        <source>Drag a station to a city</source>
        <translation>Перетащите станцию в город</translation>
    </message>
    <message>
        <source>{player}: sell, then buy one, or pass</source>
        <translation>{player}: продать, затем купить или пас</translation>
    </message>
    <message>
        <source>Cash {cash}, {count} certificates of {limit}</source>
        <translation>Деньги {cash}, сертификатов {count} из {limit}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>{player}: raise or pass</source>
        <translation>{player}: повысить или пас</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Спасовать</translation>
    </message>
    <message>
        <source>{player} holds the highest bid, {amount}</source>
        <translation>Высшая ставка {amount}: {player}</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Повысить</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Новая ставка</translation>
    </message>
    <message>
        <source>from {least} to {most}</source>
        <translation>от {least} до {most}</translation>
    </message>
    <message>
        <source>Bidders in order</source>
        <translation>Участники по порядку</translation>
    </message>
    <message>
        <source>elsewhere set aside {bound}, can bid up to {most}</source>
        <translation>в других ставках {bound}, может поставить до {most}</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Продать</translation>
    </message>
    <message>
        <source>price stays at {price}</source>
        <translation>котировка остаётся {price}</translation>
    </message>
    <message>
        <source>How many shares</source>
        <translation>Сколько акций</translation>
    </message>
    <message>
        <source>{player} must sell</source>
        <translation>{player}: нужно продавать</translation>
    </message>
    <message>
        <source>{player}: buy one and sell, in either order, or pass</source>
        <translation>{player}: купить одну и продавать, в любом порядке, или пас</translation>
    </message>
    <message>
        <source>{id} {percent}, making change</source>
        <translation>{id} {percent}, с разменом</translation>
    </message>
    <message>
        <source>give {whole}, take {half} from the market</source>
        <translation>отдать {whole}, взять с рынка {half}</translation>
    </message>
    <message>
        <source>Sell for {amount}</source>
        <translation>Продать за {amount}</translation>
    </message>
    <message>
        <source>price {move}</source>
        <translation>котировка {move}</translation>
    </message>
    <message>
        <source>{player} becomes president</source>
        <translation>президентом станет {player}</translation>
    </message>
    <message>
        <source>you stay president</source>
        <translation>вы остаётесь президентом</translation>
    </message>
    <message>
        <source>Set the par of a company</source>
        <translation>Назначить номинал компании</translation>
    </message>
    <message>
        <source>cash → {cash}</source>
        <translation>деньги → {cash}</translation>
    </message>
    <message>
        <source>{amount} at the float</source>
        <translation>{amount} при запуске</translation>
    </message>
    <message>
        <source>Buy one</source>
        <translation>Купить одну</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>Offering</source>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>{id} {percent}, giving change</source>
        <translation>{id} {percent}, с доплатой сертификатом</translation>
    </message>
    <message>
        <source>{id} {percent} from the market</source>
        <translation>{id} {percent} с рынка</translation>
    </message>
    <message>
        <source>{id} from the initial offering</source>
        <translation>{id} из первичного предложения</translation>
    </message>
    <message>
        <source>take {whole} from the market, give your {half}</source>
        <translation>взять с рынка {whole}, отдать свои {half}</translation>
    </message>
    <message>
        <source>cash → {cash}, certificates {count}</source>
        <translation>деньги → {cash}, сертификатов {count}</translation>
    </message>
    <message>
        <source>does not count against the limit</source>
        <translation>в лимит не идёт</translation>
    </message>
    <message>
        <source>you become president</source>
        <translation>вы становитесь президентом</translation>
    </message>
    <message>
        <source>floats: gets {amount}</source>
        <translation>запускается: получает {amount}</translation>
    </message>
    <message>
        <source>{id} from the treasury</source>
        <translation>{id} из кассы</translation>
    </message>
    <message>
        <source>{id} from the market</source>
        <translation>{id} с рынка</translation>
    </message>
    <message>
        <source>Found a corporation</source>
        <translation>Основать корпорацию</translation>
    </message>
    <message>
        <source>Start price</source>
        <translation>Начальная цена</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Основать</translation>
    </message>
    <message>
        <source>home {place}</source>
        <translation>базовый город {place}</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Выложить</translation>
    </message>
    <message>
        <source>Turn (Q, E)</source>
        <translation>Повернуть (Q, E)</translation>
    </message>
    <message>
        <source>Turn it</source>
        <translation>Повернуть</translation>
    </message>
    <message>
        <source>Lay one more tile, or go on</source>
        <translation>Выложите ещё один тайл или идите дальше</translation>
    </message>
    <message>
        <source>Lay a second tile, or go on</source>
        <translation>Выложите второй тайл или идите дальше</translation>
    </message>
    <message>
        <source>Lay a tile, or go on</source>
        <translation>Выложите тайл или идите дальше</translation>
    </message>
    <message>
        <source>Place a station, or go on</source>
        <translation>Поставьте станцию или идите дальше</translation>
    </message>
    <message>
        <source>Nothing can be built; go on</source>
        <translation>Строить нечего, идите дальше</translation>
    </message>
    <message>
        <source>{private}: tile {tile} on {place}</source>
        <translation>{private}: тайл {tile} на гекс {place}</translation>
    </message>
    <message>
        <source>costs {cost}, not one of the tiles of the turn</source>
        <translation>стоит {cost}, сверх тайлов этого хода</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>A better run exists: {best} (proven)</source>
        <translation>Есть маршрут прибыльнее: {best} (доказано)</translation>
    </message>
    <message>
        <source>A better run exists: {best}</source>
        <translation>Есть маршрут прибыльнее: {best}</translation>
    </message>
    <message>
        <source>Any shareholder may insist on it</source>
        <translation>На нём вправе настоять любой акционер</translation>
    </message>
    <message>
        <source>Lift a tile from the tray, or click a hex on the board</source>
        <translation>Возьмите тайл из лотка или нажмите на гекс на поле</translation>
    </message>
    <message>
        <source>Tile {tile} on {place}</source>
        <translation>Тайл {tile} на гексе {place}</translation>
    </message>
    <message>
        <source>Costs {cost}; treasury {move}</source>
        <translation>Стоит {cost}; касса {move}</translation>
    </message>
    <message>
        <source>Joins the track on {places}</source>
        <translation>Соединит с путём: {places}</translation>
    </message>
    <message>
        <source>Station in {place}</source>
        <translation>Станция на гексе {place}</translation>
    </message>
    <message>
        <source>Costs {cost}</source>
        <translation>Стоит {cost}</translation>
    </message>
    <message>
        <source>Open to it: {places}. A station costs {cost}.</source>
        <translation>Доступно: {places}. Станция стоит {cost}.</translation>
    </message>
    <message>
        <source>Buy trains, or go on</source>
        <translation>Купите поезда или идите дальше</translation>
    </message>
    <message>
        <source>{id} owns no train and must buy one</source>
        <translation>У {id} нет поезда: его нужно купить</translation>
    </message>
    <message>
        <source>Forced issue: {count}</source>
        <translation>Вынужденное размещение: {count}</translation>
    </message>
    <message>
        <source>treasury {move}</source>
        <translation>касса {move}</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>Разместить</translation>
    </message>
    <message>
        <source>Declare bankruptcy</source>
        <translation>Объявить о банкротстве</translation>
    </message>
    <message>
        <source>; {player} pays the rest</source>
        <translation>; остальное платит {player}</translation>
    </message>
    <message>
        <source>Sell {percent} % of {id}</source>
        <translation>Продать {percent} % акций {id}</translation>
    </message>
    <message>
        <source>Sell 5 % of {id}: give 10 %, take 5 % back</source>
        <translation>Продать 5 % {id}: отдать 10 %, взять 5 % обратно</translation>
    </message>
    <message>
        <source>(with 5 % certificates)</source>
        <translation>(с сертификатами по 5 %)</translation>
    </message>
    <message>
        <source>cash {move}</source>
        <translation>деньги {move}</translation>
    </message>
    <message>
        <source>; has {count} of them</source>
        <translation>; таких поездов: {count}</translation>
    </message>
    <message>
        <source>{id} is over the train limit of {limit}</source>
        <translation>У {id} поездов больше лимита ({limit})</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>The cards are for {player} alone</source>
        <translation>Карты видит только {player}</translation>
    </message>
    <message>
        <source>Pass the laptop. The others look away.</source>
        <translation>Передайте ноутбук. Остальные не смотрят.</translation>
    </message>
    <message>
        <source>I am {player}: show my cards</source>
        <translation>Я — {player}: показать мои карты</translation>
    </message>
    <message>
        <source>{player} is the new president</source>
        <translation>{player}: новый президент</translation>
    </message>
    <message>
        <source>What do you give for the president&apos;s certificate of {id}?</source>
        <translation>Что вы отдаёте за сертификат президента {id}?</translation>
    </message>
    <message>
        <source>Two certificates of {half} instead of one of {whole}</source>
        <translation>Два сертификата по {half} вместо одного на {whole}</translation>
    </message>
    <message>
        <source>Certificates of {whole} alone</source>
        <translation>Только сертификаты по {whole}</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Отдать</translation>
    </message>
    <message>
        <source>{player}: {count} certificates of {limit}</source>
        <translation>{player}: сертификатов {count} из {limit}</translation>
    </message>
    <message>
        <source>{player} must take the first card</source>
        <translation>{player}: первую карту надо взять</translation>
    </message>
    <message>
        <source>{player}: buy the first card, bid, or pass</source>
        <translation>{player}: купить первую карту, сделать ставку или пас</translation>
    </message>
    <message>
        <source>Bid for a later card</source>
        <translation>Ставка на следующие карты</translation>
    </message>
    <message>
        <source>Money in hand and in bids</source>
        <translation>Деньги на руках и в ставках</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Купить за {price}</translation>
    </message>
    <message>
        <source>Take it for nothing</source>
        <translation>Взять даром</translation>
    </message>
    <message>
        <source>the price has fallen from {face} to {price}</source>
        <translation>цена упала с {face} до {price}</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>Bid for {card}</source>
        <translation>Ставка на {card}</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Продано</translation>
    </message>
    <message>
        <source>Cash {cash}, set aside {bound}, free {free}</source>
        <translation>Деньги {cash}, отложено {bound}, свободно {free}</translation>
    </message>
    <message>
        <source>face value {face}, a minor company in {place}</source>
        <translation>номинал {face}, малая, дом {place}</translation>
    </message>
    <message>
        <source>turns into {certificate} when it closes</source>
        <translation>при закрытии меняется на {certificate}</translation>
    </message>
    <message>
        <source>with the president&apos;s certificate {certificate}, par at once</source>
        <translation>с сертификатом президента {certificate}, номинал назначается сразу</translation>
    </message>
    <message>
        <source>with {certificate} for nothing</source>
        <translation>в придачу {certificate}</translation>
    </message>
    <message>
        <source>{player}: set the par of {id}</source>
        <translation>{player}: назначить номинал {id}</translation>
    </message>
    <message>
        <source>The president&apos;s certificate comes for nothing</source>
        <translation>Сертификат президента достаётся даром</translation>
    </message>
    <message>
        <source>Par of {id}</source>
        <translation>Номинал {id}</translation>
    </message>
    <message>
        <source>A share for {price}</source>
        <translation>Акция за {price}</translation>
    </message>
    <message>
        <source>your {percent} are worth {worth}; the treasury gets {money} at the float</source>
        <translation>ваши {percent} стоят {worth}; при запуске касса получит {money}</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>деньги</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>отложено</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободно</translation>
    </message>
    <message>
        <source>Bids: {bids}</source>
        <translation>Ставки: {bids}</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>и ещё {count}</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Сделать</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Drezina</source>
        <translation>Дрезина</translation>
    </message>
    <message>
        <source>unsaved game</source>
        <translation>несохранённая игра</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>{text} ({rule})</source>
        <translation>{text} ({rule})</translation>
    </message>
    <message>
        <source>{title}, {section}</source>
        <translation>{title}, {section}</translation>
    </message>
</context>
</TS>
