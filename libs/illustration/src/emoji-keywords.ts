import { normalizeArabic } from '@tintory/prompts';

/**
 * The keywords of Emojibase that name the thing in the picture. Most name what one may think of by
 * it, `pirate` for a parrot or `family` for a crown, and would put a wrong thing into a scene.
 */
const english = `
  extraterrestrial nurse therapist professor rancher electrician architect engineer entertainer
  rockstar cop sleuth spy assassin monarch king queen sorcerer sorceress pixie dracula djinn villain
  hero heroine climber fencer jockey racehorse surfer rowboat raft swimmer bodybuilder weightlifter
  bicyclist cyclist yogi juggler kitten ape orangutan feline moose elk donkey mule burro buffalo bison
  bull ox sow ram lamb sheep dromedary alpaca guanaco hippo bunny squirrel grizzly joey cygnet swan
  duckling crow raven gander phoenix firebird terrapin tortoise serpent brachiosaurus brontosaurus
  diplodocus dinosaur tyrannosaurus conch escargot slug bee bumblebee ladybird ladybug grasshopper
  roach maggot earthworm bacteria dandelion buttercup flower bluebonnet lupine snapdragon shrub
  sapling sprout pine toadstool grape cantaloupe nectarine orange berry blueberry aubergine
  maize capsicum cabbage kale lettuce salad nut peanut almond beanstalk edamame portobello truffle
  loaf toast naan pita pancake crepe drumstick steak burger frankfurter hotdog sausage gyro kebab
  casserole paella soup stew cereal oatmeal porridge noodle pho pasta skewer prawn tempura
  empanada pierogi icecream donut dessert pudding honeypot coffee tea martini cocktail ale pint
  whiskey whisky juice soda boba jug boulder stone log lumber timber yurt home chapel masjid train
  locomotive cab car flatbed bike tire stoplight boat yacht motorboat aeroplane jet plane copter
  suitcase ufo whirlwind flame pumpkin dynamite doll present football racquet dart revolver joystick
  dice jigsaw pinata yarn needle rope eyeglasses jacket tshirt pants trousers stocking blouse pouch
  rucksack satchel sandals sneaker slipper heels comb tophat necklace diamond jewel mic sax piano
  accordion banjo piccolo computer monitor tv camcorder flashlight document hatchet cogwheel
  sleigh sledge toboggan wristwatch
  garbage trash cask tombstone grave statue laundry lollipop`;

const german = `
  totenkopf geist gespenst außerirdischer roboter arzt ärztin krankenpfleger krankenschwester dozent
  lehrerin professorin richterin bauer bäuerin gärtner gärtnerin landwirt koch köchin elektriker
  klempner architekt forscher forscherin wissenschaftlerin sänger sängerin schauspielerin maler malerin
  künstlerin pilotin astronautin feuerwehrmann polizist polizistin detektiv spion wächter krieger
  bauarbeiter könig königin prinz prinzessin bräutigam braut engel weihnachtsmann held heldin superheld
  hexenmeister magier zauberin fee vampir nixe meerjungfrau meermann elfe dschinn kobold ork fußgänger
  fußgängerin mensch mann frau läufer läuferin athlet tänzer tänzerin bergsteiger kletterer fechter
  skifahrer skifahrerin snowboarder golfer surfer surferin ruderboot schwimmer schwimmerin gewichtheber
  radfahrer radfahrerin turner turnerin ringer jongleur affe hund pudel fuchs waschbär katze kater löwe
  raubkatze pferdekopf elch esel maultier pferd rennpferd einhorn hirsch büffel wisent ochse stier
  wasserbüffel kuh schwein sau eber wildschwein widder schaf steinbock ziege dromedar kamel alpaka lama
  elefant mammut nashorn nilpferd flusspferd maus ratte kaninchen hase streifenhörnchen biber igel
  fledermaus bär eisbär koalabär pandabär faultier stinktier känguru dachs pute truthahn henne hahn küken
  vogel pinguin taube friedenstaube adler ente schwan eule uhu feder pfau papagei amsel krähe rabe gans
  ganter phönix feuervogel frosch krokodil schildkröte eidechse schlange drache dino dinosaurier saurier
  wal delfin robbe seehund seelöwe fisch tropenfisch kugelfisch hai haifisch krake oktopus muschel
  schneckenhaus koralle qualle krabbe krebs hummer garnele kalmar tintenfisch auster schnecke schmetterling
  raupe ameise biene honigbiene hummel käfer wanze marienkäfer grashüpfer grille heuschrecke zikade
  kakerlake spinne netz spinnennetz skorpion moskito mücke stechmücke fliege wurm regenwurm
  blumenstrauß kirschblüte lotosblume lotusblüte hibiskus blume tulpe hyazinthe lavendel topfpflanze
  zimmerpflanze grünpflanze nadelbaum tannenbaum baum laubbaum palme kaktus kräuter kleeblatt glücksklee
  ahornblatt laub vogelnest fliegenpilz pilz traube trauben honigmelone wassermelone apfelsine mandarine
  orange zitrone limette banane ananas apfel birne pfirsich kirsche kirschen beere erdbeere blaubeere
  heidelbeere tomate olivenzweig kokosnuss aubergine kartoffel karotte mohrrübe möhre mais maiskolben chili
  peperoni paprika gurke grünkohl kohl mangold salatblatt spinat brokkoli knoblauch zwiebel erdnuss bohne
  kastanie ingwer erbse brot toast brezel brezen brezn brötchen crepe pfannkuchen waffel käse hähnchenschenkel
  kotelett schnitzel steak speck burger fritten pommes wurst würstchen döner ei spiegelei paella eintopf
  suppe brei salat reisbällchen nudeln pasta glückskeks softeis eisbecher eiscreme donut keks
  geburtstagskuchen geburtstagstorte torte muffin kuchen pastete bonbon lolli lutscher pudding honigtopf
  fläschchen kaffee tasse teekanne teetasse sekt champagner weinglas martini cocktail bier bierkrug
  whiskey fruchtsaft besteck löffel küchenmesser einmachglas amphore vase vulkan stadion felsen baumstamm
  holz hütte jurte dorf haus wohnhaus bürogebäude hochhaus krankenhaus schule kaufhaus fabrik burg schloss
  märchenschloss freiheitsstatue kirche moschee tempel synagoge brunnen springbrunnen zelt karussell
  rutsche riesenrad achterbahn zirkuszelt dampflok lokomotive zug waggon bahnhof straßenbahn schulbus
  kleinbus krankenwagen feuerwehrauto polizeiwagen streifenwagen auto automobil laster lastwagen lkw
  lieferwagen traktor trecker rennauto moped motorrad motorroller vespa fahrrad tretroller rollschuh
  ampel stoppschild anker rettungsring boot segelboot kanu schnellboot kreuzfahrtschiff fähre motorboot
  dampfer schiff flugzeug fallschirm helikopter hubschrauber gondel seilbahn satellit rakete ufo koffer
  stern wirbelsturm regenschirm sonnenschirm schneeflocke schneemann komet feuer flamme kürbis
  weihnachtsbaum feuerwerk wunderkerze ballon luftballon geschenk pokal trophäe medaille fußball tennisball
  frisbee bowlingkugel federball boxhandschuh schlittschuh ski schlitten drachen pistole wasserpistole
  billardkugel kristallkugel zauberstab spielautomat kuscheltier plüschtier stofftier teddybär puppe
  discokugel gemälde nadel garn wollknäuel seil brille schutzbrille weste hemd krawatte hose schal
  handschuhe jacke mantel socken kleid badeanzug badehose bluse handtasche beutel rucksack sandalen sneaker
  turnschuh stiefel wanderstiefel stöckelschuh kamm krone damenhut zylinder doktorhut helm lippenstift
  diamant edelstein lautsprecher megafon glocke noten musiknote mikrofon kopfhörer saxofon trompete
  akkordeon gitarre klavier geige trommel flöte smartphone telefon computer monitor drucker tastatur
  kamera fotoapparat fernseher kerze glühbirne taschenlampe öllampe buch zeitung schriftrolle notizbuch
  lesezeichen münze paket briefkasten bleistift füller kugelschreiber pinsel buntstift aktentasche
  kalender büroklammer lineal schere papierkorb schlüssel axt beil dolch schwerter bombe bumerang säge
  schraube zahnrad waage hufeisen leiter mikroskop teleskop spritze tür spiegel bett sofa stuhl toilette
  dusche badewanne besen korb eimer seife seifenblasen zahnbürste schwamm feuerlöscher einkaufswagen
  zigarette sarg grab grabstein urne amulett statue`;

/** As the vocabulary spells them. */
export const emojiKeywords = new Set(normalizeArabic(`${english} ${german}`).trim().split(/\s+/));
