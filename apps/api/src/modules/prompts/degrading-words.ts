import { whole, wordsOf } from './word-patterns.ts';

/** Stands in a text where a real person's name was. */
export const someone = 'realperson';

/** Mockery and blows that nobody asks for kindly, whoever gets them. */
export const scorn = `mocked mocking ridicul* spat_on spit_on flogged flogging bespuck* ohrfeig*`;

/** Humiliation, crimes and insults: nobody asks for them kindly where a real person is named. */
const anywhere = wordsOf(
  `${scorn} humiliat* demean* degrad* disgrac* insulted insulting bullied bullying pilloried pillory effigy voodoo_doll tarred_and_feathered
  idiot* moron morons loser losers imbecile* retard* cretin* scumbag* liar liars traitor* crook crooks criminal* thief thieves robber* fraudster* scammer* gangster*
  murderer* rapist* pedophile* paedophile* terrorist* fascist* whore* slut* prostitut* slave slaves shackle* chained in_chains enslaved blood_on_his_hands blood_on_her_hands blood_on_their_hands bloody_hands tied_to_a tied_to_the crybaby cry-baby like_a_baby donkey_ears pig_ears pig_nose pig_snout pig's_nose clown_nose rat_tail burning_witch witch_burning injecting nazi_salute
  toilet* diaper* nappies poop* poo shit* feces faeces turd* dung manure vomit* puke* puking urinat* pee peeing piss* farting drooling
  whipped(?!_cream) spank* slapped slapping punching(?!_the_air) punched beat_up beats_up beating_up kicked_in in_the_groin lick*_boots licking_a_boot licking_feet
  spitting boxer_hitting crawling begging beggar* gutter sewer sewers drunk drunken cocaine heroin crack_pipe crystal_meth
  prison* jail* behind_bars handcuff* arrested inmate* convict convicts mugshot* mug_shot* orange_jumpsuit electric_chair corrupt corruption bribe* bribing
  devil_horns devil's_horns head_on_a_spike head_on_a_pike head_on_a_stick head_on_a_stake at_the_stake
  toilette* klo kloschüssel* windel* kotz* erbroch* erbrech* scheiß* scheiss* gülle mülltonne* mülleimer* angespuck* anspuck* ausgepeitsch* geohrfeigt pranger scheiterhaufen
  gefängnis* knast handschelle* verhaftet hinter_gittern sträfling* häftling* verbrecher* kriminell* dieb diebin diebe gauner* betrüger* lügner* verräter* kinderschänder* mörder*
  nutte* hure* schlampe* sklave* besoffen* betrunken* kokain teufelshörner* volksverräter* in_ketten angekettet gefesselt* eselsohren schweinenase schweinsnase clownsnase rattenschwanz blutige_hände blut_an_den_händen heulend* hitlergruß hitlergruss
  prisión cárcel prigione prisão cadeia gevangenis* hapis hapiste hapishane* tutuklan* тюрьм* наручник* преступник* террорист* свинья свинью свиньи обезьян* maymun domuz
  سجن سجين مسجون اصفاد مكبل ارهابي مجرم لص قاتل مغتصب شيطان مهرج قبيح قبيحة غبي غبية احمق حقير خنزير مرحاض زبالة قمامة`,
);

const beasts = `pig pigs swine hog hogs rat rats monkey monkeys ape apes gorilla* chimp chimps chimpanzee* baboon* cockroach* roach worm worms maggot* louse parasite* vermin
  slug leech* vulture* donkey* jackass* sheep hyena* weasel* lizard* reptil* toad snake spider(?![-_]man) tick leech bug`;
const roles = `${beasts} clown* fool jester* puppet* marionette* monster* ogre* devil* demon* satan antichrist dictator* tyrant* killer* crying_baby joke scarecrow ugly_witch
  schwein* sau ratte* affe affen gorilla* schimpanse* kakerlake* wurm made laus parasit* schlange ungeziefer kröte* esel schaf echse* clown narr kasper* hampelmann marionette* monster teufel* satan dämon* diktator* tyrann*
  cochon porc singe rat clown diable cerdo mono rata payaso burro diablo maiale scimmia ratto pagliaccio porco macaco rato palhaço varken aap`;
const beside = String.raw`(?!(?:with|and|on|in|by|near|beside|riding|holding|next|mit|und|auf|neben|bei)(?!\p{L}))`;
const like = String.raw`(?:as|is|are|like|into|als|wie|ist|wird|zum|zur|en|comme|como|come) (?:(?:an?|the|eine?[nmr]?|der|die|das|un[ae]?|um|uma) )?(?:${beside}\p{L}+ ){0,2}`;

const ugly = wordsOf(
  `fat ugly stupid dumb disgusting filthy pathetic senile crazy evil fette* dumme* häss* doofe* blöde* eklig* widerlich* hässlich* fettes dreckig* gorda gordo feo fea grosse moche stupida brutto`,
);

/** Said of the real person who is named: `as a pig`, `stupid` before the name or after an `is`. */
export const degrading = whole(
  [
    anywhere,
    String.raw`${someone} (?:\p{L}+ ){0,3}?${like}(?:${wordsOf(roles)})`,
    String.raw`(?:${wordsOf(beasts)}) (?:with|mit) (?:(?:the|an?|dem) )?(?:face|head|hair|gesicht|kopf) (?:of|von) ${someone}|(?:${wordsOf(beasts)}) with ${someone}['’]?s (?:face|head|hair)`,
    String.raw`${someone},? (?:(?:is|the|you) )*(?:${wordsOf('pig swine rat rats ape monkey gorilla cockroach vermin snake loser clown schwein sau ratte affe')})(?! \p{L})`,
    String.raw`(?:${ugly}) (?:\p{L}+ )?${someone}`,
    String.raw`${someone} (?:is|looks|as|ist|als|so) (?:(?:an?|so|very|really|eine?) )?(?:${ugly})`,
    String.raw`${someone} (?:(?:is|held|kept|crawling|led|pulled) )*on (?:an? |the )?(?:dog )?leash|${someone} an (?:der|einer) (?:hunde)?leine`,
    String.raw`${someone} (?:(?:is|sits|sitting|locked|ist|sitzt) )*(?:in (?:an? |the )?cage|im kafig)|caged ${someone}`,
    String.raw`${someone}(?:['’]?s)? (?:\p{L}+ ){0,3}?(?:in|into) (?:an? |the )?(?:trash|garbage|rubbish|waste|dumpster|bin)`,
    String.raw`${someone} (?:وهو )?(?:على شكل |مثل )?[كب]?(?:ال)?(?:قرد|كلب|حمار|فار|صرصور)`,
    String.raw`(?:hit|hits|hitting|punch|punches|kick|kicks|kicking|slap|slaps) ${someone}`,
  ].join('|'),
);

/** Somebody whom the one who writes knows, and who is to look like an animal nobody likes. */
const mine = '(?:my|our|his|her|mein|meine|unser|unsere)';
const known = `(?:${wordsOf('ex ex-wife ex-husband boss teacher* neighbour* neighbor* classmate* coworker* co-worker* colleague* landlord* mother-in-law chef chefin lehrer lehrerin nachbar nachbarin kollege kollegin mitschüler* schwiegermutter')})`;
export const mocksKnown = whole(
  String.raw`${mine} (?:\p{L}+ )?${known} ${like}(?:${wordsOf(`${beasts} schwein* sau ratte* affe kakerlake* wurm ungeziefer esel ugly_witch loser idiot*`)})|${mine} (?:${ugly}) (?:\p{L}+ )?${known}`,
);
