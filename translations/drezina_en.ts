<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActionWords</name>
    <message numerus="yes">
        <source>{corporation} issues %n share(s)</source>
        <translation>
            <numerusform>{corporation} issues %n share</numerusform>
            <numerusform>{corporation} issues %n shares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{corporation} redeems %n share(s)</source>
        <translation>
            <numerusform>{corporation} redeems %n share</numerusform>
            <numerusform>{corporation} redeems %n shares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuildWords</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends the turn: %n unfinished link(s) will be nobody&apos;s</source>
        <translation>
            <numerusform>Ends the turn: %n unfinished link will be nobody&apos;s</numerusform>
            <numerusform>Ends the turn: %n unfinished links will be nobody&apos;s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConfirmWords</name>
    <message numerus="yes">
        <source>%n move(s) of this line will be lost.</source>
        <translation>
            <numerusform>%n move of this line will be lost.</numerusform>
            <numerusform>%n moves of this line will be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) not saved yet.</source>
        <translation>
            <numerusform>%n move is not saved yet.</numerusform>
            <numerusform>%n moves are not saved yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoodsWords</name>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Show %n more</numerusform>
            <numerusform>Show %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n kind(s) of cubes can be moved</source>
        <translation>
            <numerusform>then %n cube can be moved</numerusform>
            <numerusform>then %n cubes can be moved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LedgerWords</name>
    <message numerus="yes">
        <source>%n share(s) issued</source>
        <translation>
            <numerusform>%n share issued</numerusform>
            <numerusform>%n shares issued</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n share(s) redeemed</source>
        <translation>
            <numerusform>%n share redeemed</numerusform>
            <numerusform>%n shares redeemed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManyWords</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added to the start page</source>
        <translation>
            <numerusform>%n game added to the start page</numerusform>
            <numerusform>%n games added to the start page</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be used, or only in part:</source>
        <translation>
            <numerusform>%n file cannot be used, or only in part:</numerusform>
            <numerusform>%n files cannot be used, or only in part:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoneyWords</name>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n income</source>
        <translation>
            <numerusform>%n income</numerusform>
            <numerusform>%n income</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewsWords</name>
    <message numerus="yes">
        <source>{corporation} issues %n share(s) and gets {amount}</source>
        <translation>
            <numerusform>{corporation} issues %n share and gets {amount}</numerusform>
            <numerusform>{corporation} issues %n shares and gets {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{corporation} redeems %n share(s) for {amount}</source>
        <translation>
            <numerusform>{corporation} redeems %n share for {amount}</numerusform>
            <numerusform>{corporation} redeems %n shares for {amount}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointWords</name>
    <message numerus="yes">
        <source>%n point(s) of the delivery</source>
        <translation>
            <numerusform>%n point of the delivery</numerusform>
            <numerusform>%n points of the delivery</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then {player} decides about %n point(s)</source>
        <translation>
            <numerusform>then {player} decides about %n point</numerusform>
            <numerusform>then {player} decides about %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrivateWords</name>
    <message numerus="yes">
        <source>%n use(s) left</source>
        <translation>
            <numerusform>%n use left</numerusform>
            <numerusform>%n uses left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentWords</name>
    <message numerus="yes">
        <source>%n variation(s)</source>
        <translation>
            <numerusform>%n variation</numerusform>
            <numerusform>%n variations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n rule found</numerusform>
            <numerusform>%n rules found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shares</name>
    <message numerus="yes">
        <source>Sell %n share(s)</source>
        <translation>
            <numerusform>Sell %n share</numerusform>
            <numerusform>Sell %n shares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n share(s)</source>
        <translation>
            <numerusform>%n share</numerusform>
            <numerusform>%n shares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more do(es) not count</source>
        <translation>
            <numerusform>%n more does not count</numerusform>
            <numerusform>%n more do not count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SteamWords</name>
    <message numerus="yes">
        <source>{player} moves a {colour} cube {start} → {end} over %n link(s)</source>
        <translation>
            <numerusform>{player} moves a {colour} cube {start} → {end} over %n link</numerusform>
            <numerusform>{player} moves a {colour} cube {start} → {end} over %n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n victory point(s)</source>
        <translation>
            <numerusform>{player} gets %n victory point</numerusform>
            <numerusform>{player} gets %n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} cannot pay and gives up %n victory point(s)</source>
        <translation>
            <numerusform>{player} cannot pay and gives up %n victory point</numerusform>
            <numerusform>{player} cannot pay and gives up %n victory points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainWords</name>
    <message numerus="yes">
        <source>%n stop(s)</source>
        <translation>
            <numerusform>%n stop</numerusform>
            <numerusform>%n stops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best {counted} of %n stop(s)</source>
        <translation>
            <numerusform>best {counted} of %n stop</numerusform>
            <numerusform>best {counted} of %n stops</numerusform>
        </translation>
    </message>
</context>
</TS>
