/**
 * What passwords are most often made of, in Poland and elsewhere: words, names, towns, clubs. Small letters without
 * accents; digits and signs around a word change nothing.
 */
export const COMMON_WORDS = `
aaa aabbcc aaron abcd abcde abcdef abigail access account acdc adam adamczyk adas admin administrator adrian aga
agata agatka agnieszka agusia ajax ala albert aleksander aleksandra alex alexander alice alicja allegro alleluja
alpha alusia always amanda amber amelia amen america american amy ananas anastazja andrea andrew android andrzej
andrzejek andy aneta anetka angel angela angelika angels ania aniol aniolek aniolki anka ann anna anonymous
antek anthony antoni antos anula anusia anything apollo apple april arbuz arek arka arkadiusz arkagdynia army
arsenal arthur artur arturek asd asdf asdfgh asdfghjkl ashley asia asienka aska asshole athena audi august
austin australia autobus autumn ava babcia babe baby babyboy babygirl backup bailey baltyk bambi banan banana
baran barbara barca barcelona bart bartek bartlomiej bartosz bartus baseball basia basienka baska basketball
batman bayern bbb bear beata beatka beatles beautiful beckham becky bedroom beer beijing ben benfica benjamin
berlin bestfriend beta betty biala bialoczerwoni bialy bialystok bible biedronka bielsko bieszczady bigos bill
biologia bird bitch black blah blahblah blazej bleach blessed blink blizzard blue bmw bobas bocian bog bogdan
bogumila bogus boguslaw boks bolek boobs borussia boston bozena braciszek bramka brandon brasil brat brazil
brazowy brenda brian brittany broncos brother browar brown buddy bugatti bulka bulls bullshit bunny burger
business butter butterfly buziaczek buziak bydgoszcz byk bytom california callofduty calus calusek camaro canada
candy cappuccino captain carl carol carolyn cartman cash cat catherine cats ccc cebula celtic cezary chair
champion change changeme charles charlie charlotte chata cheese chelsea chemia cherry cheryl chevrolet chevy
chicago china chleb chloe chlopak chlopaki chocolate choinka chomik chorzow chris christ christian christina
christine christopher chuj chujek chujwdupe church ciasteczko ciastko ciasto ciocia cipa cipka ciri citroen city
cock coconut coffee cokolwiek college company computer cookie cookies cool coolguy coreczka corka corvette cos
cosmos counter counterstrike cowboy cowboys cracker cracovia crazy cristiano cukier cukierek cukierki cutie
cycki cynthia cytryna czarek czarna czarny czekolada czekoladka czeresnia czerwiec czerwona czerwony czesc
czeslaw czestochowa cztery czwartek dabrowski daddy daisy dallas damian dan dance dancer daniel danielle danka
danusia danuta darek daria dariusz darling database daughter dave david dawid dawidek debil deborah debra
december default delfin delta demo demon demotywatory denise dennis denver devil diabel diabelek diamond diana
diane dick dino dinosaur dinozaur disco dobranoc dobry dobrze doctor dodge dog doggy dogs dollar dolphin
dolphins dom domain domek domi dominik dominika donald donna door dorota dorothy dorotka dortmund dostep douglas
dowidzenia dragon dragonball driver drukarka drzewo drzwi ducati dudek duke dumbo dupa dupcia dupka dwa dziadek
dzidzia dzieci dziecko dziekuje dziendobry dziesiec dziewczyna dziewiec eagle eagles earth edward edyta edytka
eight ekstra ekstraklasa ela elblag eliza elizabeth elka elko elo elunia elzbieta email emil emilia emilka emily
eminem emma energy england english eric ernest espana espresso ethan evelyn everton everything ewa ewelina ewka
ewunia example extra extreme fabian facebook faith fajna fajnie fajny falcon family fast father february feliks
ferie ferrari fiat filip filipek finance fiolek fioletowy fire fireman five fizyka flame florida flower flowers
football ford forest forever fortnite four frajer france franciszek franek frank freedom friday friend friends
frodo frost fuck fucker fuckoff fuckyou furious gabriel gabriela gabrysia gadu gadugadu galaxy game gamer gaming
gamma gandalf garden garfield gary gdansk gdynia geek genowefa geografia george geralt germany ghost giants
ginger gks gliwice gloria glupek glupia gmail gniezno god goku gol golab gold golf golfer goodbye goofy google
gora gorgeous gornik gorski gory gorzow gosc gosia gosienka goska gowno grabowski grace grandma grandpa granted
grazyna grazynka green greenday greg gregory grudziadz grudzien gruszka grzegorz grzes grzesiek guest guestuser
guitar gwiazda gwiazdeczka gwiazdka gwiazdy hacker halina halinka handsome hania hanka hanna hannah happiness
happy hardcore harley harold harrypotter haslo haslohaslo hasloo hawaii hawk heather heaven hej helena helenka
hello helloworld heniek henry henryk herbata hiphop historia hobbit hockey hogwarts hokej home homer honda honey
honeybee honor hope horse hosting hotmail hottie house hubert hummer hundred hunter hurricane husband ice idiot
idiota iga ignacy igor ilona iloveyou india info informatyk informatyka inowroclaw instagram inter interia
internet iphone irek irena ireneusz irenka ironman isabella italia italy iwona iwonka iza izabela izunia jablko
jablonski jacek jack jacob jacqueline jacus jadwiga jadzia jagiellonia jagoda jagodka jakub james jan janek
janet janice janina jankowski janpawel janpawelii january janusz japan jarek jaroslaw jas jasiek jasiu jasmine
jason jastrzebie jaworski jaworzno jean jebac jebane jeden jedi jeep jeff jeffrey jeleniagora jennifer jenny
jeremy jerry jerzy jesien jess jessica jesus jesuschrist jez jezioro jezus jezuschrystus jezyk joan joanna joe
john jola jolanta jolka jonathan jose joseph josh joshua joyce jozef jozek judith judo judy julia julie julita
juliusz julka july june jupiter jurek justin justyna justynka juventus kacper kacperek kaczka kaczuszka kaja
kajetan kalisz kamil kamila kamilek kamilka kaminska kaminski kanarek kapusta karate karen karina karol karola
karolek karolina karolinka kasia kasienka kaska kaszuby katarzyna kate katherine kathleen kathryn katowice kawa
kawasaki kawka kazik kazimierz keith kelly kenneth kevin kibic kibice kicia kiciunia kielbasa kielbaska kielce
killer kim kimberly kinga kitchen kitten kitty klaudia klaudyna klawiatura koala kocham kochamcie kochana
kochanego kochanie kochany kociak kogut kokos kolega kolezanka komorka komputer komputery kon konie konik konin
konrad konto konwalia korea korona kosmos koszalin koszykowka kot koteczek kotek kotki kotlet koty kowalczyk
kowalska kowalski koza koziolekmatolek kozlowski krakow krawczyk krecik krol krolewna kroliczek krolik krolowa
krowa kruk krysia krystian krystyna krzys krzysiek krzysztof ksc ksiaze ksiezniczka ksiezyc ktos kuba kubica
kubus kupa kura kurczak kurwa kurwamac kutas kuzyn kwejk kwiat kwiatek kwiatkowski kwiatuszek kwiaty kwiecien
kyle laka lakers lamborghini lamus larry las lasy lato latte laura lauren lawrence lech lechia lechpoznan legia
legiawarszawa legnica legolas lemon lena lenka leon leszek letmein letmeout lew lewandowska lewandowski liberty
lidia lightning liliana lily linda linkedin linkinpark lion lipiec lis lisa lisboa listopad liverpool liz lkjhg
lks lody lodz logan login logowanie lolek london loser love lovely lover loveyou lubin lublin lucja luck lucky
lucy lucyna ludwik luffy lukasz lukaszek luty luz luzik maciej maciek macius madison madrid madzia magda
magdalena magdusia maggie magic mail maj maja majewski majka malgorzata malina malinka malinowski maluch malwina
malysz mama mamaitata mamusia mamuska manager manchester mandarynka mango maradona marcel marcelina march
marchewka marcin marcinek mareczek marek margaret maria marian marianna marine mario mariola mariusz mark
marketing marlena mars marta martha martusia martyna martynka mary maryja marysia maryska marzec marzenia
marzenie maslo master matematyka mateusz mati matkaboska matrix matt matthew matylda max may maz mazda mazowsze
mazur mazury megan melissa melon mercedes mercy merlin messi metal metallica mexico mia miami michael michal
michalek michalina michalski michelle mickey microsoft mieczyslaw mieszkanie mietek mike mikolaj milan milena
milion million milosc miloscmoja milosz minecraft minnie miod mirek miroslaw miroslawa mirror mis miscolargol
misia misiaczek misiaczku misiek misiu mleko mnbvc mnbvcxz mocha mojehaslo molly mommy monday money monia
moniczka monika monitor monkey monster moon moonlight morze moscow mother motocykl motor motyl motylek mountain
moze mucha music mustang myslowice mysql mysz myszka nadzieja naked nala nancy naruto naszaklasa natalia natalie
natalka natasza nathan nauczyciel navy nemo neo neptune nerd network newyork neymar nic nicholas nick nicnicnic
nicole niczego niebieska niebieski niebo niedziela niedzwiedz niemowle niepamietam niewiem nigdy nikodem nikola
nikt nina nine ninja nintendo nirvana nissan nitro noah nobody nokia norbert nothing november nowak nowakowski
nowysacz nurse ocean october odra office ogorek ogrod ogrodek ojczyzna okno okocim ola olcia olek olenka olivia
oliwia oliwier olka olszewski olsztyn olus omega one onepiece onet onetwothree opel open opole oracle orange
orzech orzel orzeszek osiem osiol oskar ostrow outlook owca owieczka packers pajak palant pamela panda papa
papaj papiez papuga paris pass passphrase passwd password passwort patricia patrick patriots patrycja patryk
paul paulina paulinka pawel pawelek pawlowski pazdziernik peace peach peanut pedal penis pepper perelka personal
peter peugeot phoenix piano piatek piec pieklo pierdol pierdole pierogi pies piesek pieski pietrzak pikachu pila
pilka pilkanozna pilkarz pilot pink piotr piotrek piotrkow piotrowski piotrus pirate piwko piwo pizda pizza
platinum player playstation please plock pluto pociag poczta podhale pogon poiuy poiuyt pokemon pokoj polacy
polak police polka polonez polska polskagola pomarancza pomidor pomorze poniedzialek pony pooh porn porsche
porto portugal potter power poznan pretty princess private proba probka prosiaczek prosze przemek przemyslaw
przepraszam przyjaciel przyjaciele przyjaciolka psiak pszczola pszczolka ptys ptysia pudelek puppy purple pussy
pysia pysiaczek pzpn qaz qazwsx qazwsxedc queen qwe qweasd qweasdzxc qwerty qwertyui rabbit racer rachel radio
radom radomiak radosc rafal rafalek raiders rain rainbow rakow rammstein ranger rangers rapper raymond
realmadrid rebecca red redsox rekin reksio renata renatka renault rich richard rick rider river robercik robert
roblox rock rocky rodzice rodzina roger roksana roma roman romek ronald ronaldo root rose roses router rower
rowery roza rozalia rozowy rozyczka ruch ruchchorzow ruda russia ruth rutkowski ryan ryba rybka rybnik rycerz
rysiek rysio ryszard rzeczpospolita rzeka rzeszow sabina sadie sakura sales sam samantha samochod samochody
samolot sample samsung samuel samurai sandra sara sarah sasuke satan saturday saturn schabowy school scooby
scott sea sean seattle sebastian sebek secret secure security sekret september ser serce serduszko server
service seven sex sexy shadow shark sharon shirley shit shrek siatkowka siedem siedlce siema siemanko siemka
sierpien sigma sikora silver simba simpson simpsons siostra siostrzyczka sister six skarb skarbeczek skarbek
skarbie skoda skurwysyn sky slask slaskwroclaw slawek slawomir slimak slipknot sliwka slonce sloneczko slonko
slupsk smierc smile smok smokey smoki snake snapchat sniper snoopy snow snowball snowman sobota soccer sokol
soldier somebody someone something son sonic sony sophia sophie sopot sorry sosnowiec southpark spain sparky
speed spider spiderman spierdalaj spoko spring sraka srebrny sroda stal stanislaw star starcraft stargard
starlight stars startrek starwars stas staszek statek steam steelers stefan stephanie stephen stepien steve
steven sto stokrotka storm strawberry student studia stupid styczen subaru success sugar summer sunday sunrise
sunset sunshine super superman superuser support susan suwalki suzuki sweet sweetheart sweetie swiat swieta
swinia swinka sydney sylwek sylwester sylwia syn syneczek synek syrena system szary szczecin szczeniak szczescie
szczesliwa szczesliwy szesc szewczyk szkola szymanski szymek szymon szynka table taco tadek tadeusz tajemnica
tajne tarnow tata tatko tatry tatus tea teacher techno telefon telewizor temp temporary ten tennis teresa
tereska terry test tester testing testowe testowy tetris texas thanks thankyou thomas thousand three thunder
thursday tiger tigger tiktok timothy tobiasz toby tokyo tom tomasz tomek tomus tony tornado torun tottenham
toyota traktor tramwaj trawa trinity triss truskawka trustme trustno trzy tuesday tulip tulipan turbo turtle
twitter two tychy tygrys tyler tymek tymon tysiac tyskie ula ulka ultimate unicorn united universe urlop urszula
user usmiech uzytkownik vader vampire vegas vegeta venus victoria violet virginia vodka volkswagen volvo wacek
waclaw wakacje walbrzych walczak waldek waldemar walter wanda warcraft warka warszawa water waz webmaster
website wednesday wejscie welcome welcomeback wera weronika whale whatever whatsapp whiskey white wiara widzew
wieczorek wiedzmin wielkanoc wieloryb wiesia wiesiek wieslaw wiewiorka wife wifi wigilia wiktor wiktoria wilk
wilki william wind window windows wine winner winnie wino winter wiola wioletta wiosna wireless wirtualna
wisienka wisla wisnia wisniewska wisniewski witaj witam witek witold wizard wladek wladyslaw wlasnie wloclawek
wlodek wodeczka wodka wojciech wojcik wojtek wojtus wojtyla wolf wolnosc wolves world wozniak wrobel wroclaw
wrzesien wsx wszystko wtorek wujek wykop xbox xxx xyz yahoo yamaha yankees yellow yennefer yoda yolo youtube
zaba zabcia zabka zabrze zachary zaglebie zajac zajebiscie zajebista zajebisty zakopane zaloguj zapomnialam
zapomnialem zaq zaqwsx zawisza zawsze zbigniew zbyszek zdzislaw zelda zenek zenon zeus zidane zielinska
zielinski zielona zielony ziemia ziemniak zima zloty zofia zolta zolty zolw zombie zona zosia zoska zubr
zubrowka zupa zuzanna zuzel zuzia zuzka zxc zxcvb zxcvbn zycie zywiec zzz
`;

/** Common passwords that no word or rule covers: ways over the keyboard and the like. */
export const COMMON_PASSWORDS = `
!qaz2wsx 007007 010203 0123456789 101010 102030 112233 11223344 1123581321 121314 123123123 123321 1234qwer
123654 123654789 123abc 123asd 123qwe 131313 147258 147258369 159357 159753 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx 1qazxsw2 1z2x3c 232323 258456 271828 2718281 2wsx1qaz 3141592 31415926 314159265 456789
5201314 520520 696969 741852963 753951 789456 789456123 963852741 987654321 a1b2c3 a1b2c3d4 aa123456 abc12345
asdasdasd asdf1234 dupa123 dupa1234 haslo1 kasia1 matrix1 misiek1 p4ssw0rd pass1word passw0rd polska1 q1w2e3
q1w2e3r4 q1w2e3r4t5 qaz123wsx qwe123qwe qweqweqwe qwer1234 zaq12wsx zaq1xsw2 zaq1zaq1 zxczxczxc
`;
