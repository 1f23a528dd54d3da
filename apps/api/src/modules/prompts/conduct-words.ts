import { own, signal, type Signals } from './signal.ts';

/** Who nobody kisses in a way that matters. */
const dear = String.raw`(?:(?:${own} )?(?:\p{L}+ )?(?:frog|toad|teddy|teddies|doll|dog|pupp(?:y|ies)|cat|kitten|horse|pony|dolphin|bab(?:y|ies)|newborn|toddler|infant|snowman|bear|bunny|trophy|cup|medal|ball|belly|bump|ground|flag|rabbit|lamb|fish|cow|goat|bird|parrot|mirror|grandma|grandpa|granny|mother|mum|mom|mommy|mummy)|good ?night|goodbye|under (?:the )?mistletoe)`;

const love = signal(
  2,
  `couple couples in_love romance romantic sweetheart* girlfriend boyfriend dating date_with crush_on embrace_passionately paar pärchen verliebt* freundin_von couple_d'amoureux amoureux novios enamorad* innamorat* влюблен* sevgili zakochan* عاشقان
  küss* küßt beso besa besan besándo* baiser embrasse* bacio bacia baciano поцелу* целу* öp* öpücük pocału* całuj* قبلة يقبل تقبل`,
  String.raw`kiss\p{L}*(?! ${dear})(?! (?:\p{L}+ ){0,3}(?:on )?(?:the |his |her |their )?(?:forehead|cheeks?|head|hands?|nose)(?!\p{L}))`,
);
const closeKiss = signal(
  3,
  'lips_locked making_love auf_den_mund sur_la_bouche en_la_boca sulla_bocca в_губы',
  String.raw`kiss\p{L}* (?:\p{L}+ ){0,4}(?:mouth|lips|neck|thighs?|belly|shoulders?|deeply|hungrily)`,
);
const touch = signal(
  2,
  `caress* spooning massag* nibbl* stroking strokes touching touches touched feeling_up creams lotion sunscreen eincrem* cremt lap knee_to_knee leaning_on_him
  streichel* anfass* fasst berührt berühren schoß schoss massier* caresse* acaricia* accarezza* toca tocando ласка* гладит трогает okşa* dokun* kucağ* gładz* dotyk* kolanach głaszcz* genoux regazo grembo collo_di يلمس يداعب حضن حضنه`,
  String.raw`rub(?:s|bing)? (?!(?:${own} )?(?:eyes?|nose|hands|face|head))|oil\p{L}* (?:up )?(?:his|her|their|the)|hands? (?:\p{L}+ )?(?:on|around) (?:${own} )?(?:\p{L}+ )?(?:knee|leg|waist|hips?|back)s?`,
);
const play = signal(
  1,
  'cuddl* snuggl* embrac* tickl* hugging_tightly kuschel* kitzel* umarm* abraza* abbracci* enlac* chatouill* обнима* щекоч* sarıl* gıdıkla* przytul* łaskocz* احضان',
);
const grip = signal(
  4,
  `straddl* hands_all_over pressed_against pinned_down pinned_against holds_her_down held_down pinned_to between_her_legs between_his_legs between_her_knees entre_les_jambes entre_las_piernas zwischen_den_beinen zwischen_ihren_beinen`,
  String.raw`hands? (?:\p{L}+ ){0,2}?(?:up|under|beneath|inside|down|between) (?:${own} )?(?:\p{L}+ )?(?:skirt|dress|shirt|blouse|blanket|leg|thigh|pants|trousers|clothes|knees)s?|hand\p{L}* unter (?:ihre[nmrs]?|ihr|sein\p{L}*|den|das|dem) (?:\p{L}+ )?(?:rock|kleid|hemd|bluse|decke)`,
  String.raw`hands? (?:\p{L}+ )?on (?:${own} )?(?:\p{L}+ )?(?:thighs?|bottom|bum|behind|chest)|sits? astride (?:him|her|an? man)|over (?:\p{L}+['’]?s? ){2,3}(?:knees?|lap)|on (?:her|his|their) knees (?:before|in front of) (?:${own} )?(?:\p{L}+ )?(?:man|men|master|boss|teacher|coach|priest|principal|him|her)(?!\p{L})`,
);

const pose = signal(
  2,
  `kneeling kneels on_her_knees on_his_knees on_their_knees on_all_fours reclin* sprawled sprawling lying_back lies_back lying_on_her_back lying_on_his_back lying_on_her_stomach poses posing pouting pouty winking winks over_her_shoulder blushing arch*_her_back arched_back bending_down crawling inviting inviting_look stretched_out stretching_out arching crossing_her_legs twirl*_for licking licks sucking sucks
  kniend kniet auf_knien rekelt räkel* posiert posierend zwinkert schmollmund leckt lutscht pose posando posa_per à_genoux allongée lèche suce lame chupa arrodillad* inginocchiat* lecca позиру* лежит_на на_коленях лижет diz_çök* poz_ver* pozuj* klęcz* liże تتخذ_وضعية راكعة مستلقية`,
  String.raw`(?:bend|bent)\p{L}* over(?! (?:${own} )?(?:\p{L}+ )?(?:home ?work|books?|flowers?|microscope|puzzle|map|drawing))|gebückt|(?:ly|la)(?:ing|y|ies) (?:\p{L}+ )?on (?:${own} )?(?:\p{L}+ )?(?:hood|sofa|couch|rug|carpet|floor|car|counter|table)`,
);
const posture = signal(
  4,
  `come_hither bedroom_eyes biting_her_lip biting_her_lips biting_his_lip bites_her_lip bites_his_lip lip_bite licking_her_lips licks_her_lips parted_lips lips_parted legs_apart legs_open legs_wide open_legs legs_spread parted_legs knees_apart finger_in_her_mouth finger_in_mouth dripping_down_her dripping_from_her
  auf_die_lippe beißt_sich gespreizt* beine_breit jambes_écartées piernas_abiertas gambe_aperte раздвинут* bacaklarını_aç* schlafzimmerblick`,
  String.raw`suck\p{L}* (?:on |at )?(?:${own} )?(?:\p{L}+ )?(?:lollipop|popsicle|banana|finger|ice ?pop)s? (?:seductively|slowly|suggestively|for (?:him|an?))`,
);

const desire = signal(
  4,
  `seduc* tempting tempts tempted temptress lust lustful lusting lustfully desir* virginity deflower* intimate intimately intimacy lovers adults_only for_adults adult_content mature_content naughty_pose nubile womanhood made_a_woman made_into_a_woman becomes_a_woman becoming_a_woman nymph_like mature_for_her mature_for_his older_than_her_age older_than_her_years her_innocence his_innocence sugar_daddy sugar_daddies sugar_baby honeymoon* wifey playing_doctor budding_body budding_figure developing_body developed_body well-developed well_developed flat-chested flat_chested irresistible ripe_and ripe_for desperate_for wants_it come_closer gentlemen's_club fantasy_for bride_for too_young_for finally_his finally_mine finally_hers old_enough_for belongs_to_him belongs_to_me all_his all_mine
  begehr* verlock* lüstern* erregt* erregend* jungfräulich* entjungfer* intim intime intimes liebhaber gelüste unschuld hochzeitsnacht frühreif* lolitablick aufreizend reizvoll*
  désir* amants excité* excitant* vierge_effarouchée deseo* deseab* amante* provocador* provocante* excitad* tentador* amanti vogliosa provocant* соблазн* страст* возбужд* интимн* любовни* невинност* желанн* baştan_çıkar* şehvet* tahrik* kuszą* uwodz* namiętn* podniec* intymn* اغراء شهوة شهواني عاشق عشيق حميمي حميمية مثير`,
  String.raw`(?<!(?:for|at) (?:the|her|his|their|a) )first time(?=\s*(?:$|[,.;])| (?:with|together)(?!\p{L}))|(?:erste[ns]?|ihr erstes) mal(?=\s*(?:$|[,.;])| mit (?!(?:dem|der) ))|(?:her|his) first lover|first night together`,
  String.raw`forbidden (?:love|romance|affair|relationship|passion)|love affair|secret (?:love|lovers?|affair|romance|relationship)|(?:romance|relationship|affair|date) with (?:an? |the |her |his )?(?:\p{L}+ )?(?:older|grown|adult|teacher|coach|boss|man|uncle|professor|tutor)`,
);

/** Who is no child and none of the family that brings it up. */
const company = signal(
  2,
  `man men gentleman gentlemen guy guys master's adult adults stranger strangers teacher* coach coaches tutor tutors uncle uncles stepfather* stepdad* step-dad* step-father* stepbrother* stepmom* stepmother* boss landlord* priest priests principal* photographer* trucker* client clients customer* businessm* roommate* scoutmaster* headmaster* bishop* babysitter* husband* fiancé bachelor* sailor* janitor* director producer* millionaire* sheik* creep_man professor* trainer* bodyguard* master_of_the_house daddy daddy's
  mann männer männern herr herren erwachsene* fremde* fremder lehrer* trainer* onkel stiefvater stiefbruder nachbar nachbarn chef vermieter pfarrer priester fotograf* freund_ihres ehemann bräutigam chauffeur
  homme hommes adulte* inconnu* professeur* prof oncle beau-père entraîneur* voisin mari patron hombre hombres adulto* extraño* desconocid* profesor* tío padrastro vecino marido jefe entrenador* uomo uomini adulto sconosciut* professore maestro zio patrigno allenatore marito
  мужчин* мужик* взросл* незнаком* учител* дяд* отчим* тренер* сосед* муж мужем adam adamın adamla erkek yetişkin* yabancı* öğretmen* amca* amcas* dayı* üvey_baba* komşu* koca* mężczyzn* dorosł* nieznajom* nauczyciel* wuj* ojczym* trener* sąsiad* mąż mężem رجل رجال غريب معلم استاذ عم عمها خال خالها زوج زوجها جار مدرب`,
);
const older = signal(
  1,
  `middle-aged older_boyfriend older_man older_men grown_man grown_men adult_man adult_men middle-aged_man middle-aged_men wealthy_man rich_man rich_men strange_man strange_men älteren_mann ältere_männer älterer_mann yaşlı_adam* starszy_mężczyzn* starszym_mężczyzn*`,
);
const apart = signal(
  2,
  `much_older twice_her_age twice_his_age three_times_her_age decades_older years_older far_older too_young_for viel_älter* doppelt_so_alt plus_âgé* mucho_mayor mayor_que_ella più_vecchio più_grande_di_lei намного_старше اكبر_منها`,
  String.raw`(?:1[89]|[2-9]\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:[- ]\p{L}+)?)[- ]years?[- ]olds?|(?:he|she|er|sie|il|el) (?:is|ist|was|war|a|tiene) (?:over |already |schon |uber )?(?:twenty|thirty|forty|fifty|sixty|seventy|zwanzig|dreißig|vierzig|funfzig|[2-9]\d)`,
);

const secrecy = signal(
  2,
  `secretly in_secret our_secret their_secret her_secret a_secret_between keeps_the_secret keep_a_secret keep_it_secret don't_tell dont_tell nobody_knows nobody_must_know no_one_knows behind_closed_doors closed_door door_closed door_shut locked_door door_locked locks_the_door locked_the_door alone_with alone_together all_alone_with home_alone no_one_home nobody_home nobody_is_home no_one_is_home no_one_else_is_home while_mom_is while_mum_is while_her_parents while_his_parents parents_are_away parents_are_out parents_away parents_are_gone after_class after_school in_private private_lesson* private_photo* private_session* private_shoot private_show private_video special_game special_massage special_friend dark_alley after_midnight late_at_night middle_of_the_night staying_after detention unsupervised
  heimlich* geheimnis_mit sturmfrei verschlossener_tür allein_mit alleine_mit nach_dem_unterricht niemand_zuhause niemand_weiß nachhilfe* en_secret en_cachette seule_avec seul_avec porte_fermée a_solas en_secreto sola_con solo_con puerta_cerrada di_nascosto da_sola_con in_segreto porta_chiusa тайком наедине втайне секрет* gizlice baş_başa kapalı_kapı* sam_na_sam potajemnie sama_z w_tajemnicy سرا وحدها_مع وحيدة_مع خلوة على_انفراد`,
  String.raw`alone (?:in|at|on) (?:${own} )?(?:\p{L}+ )?(?:room|house|office|car|van|apartment|flat|basement|cabin|night)`,
);
const voyeur = signal(
  4,
  `voyeur* peeping peeks_at peeking_up peep_hole hidden_camera* spy_cam* spycam* creepshot* candid_shot_of keyhole* filmed_secretly secretly_filmed secretly_watch* secretly_photograph* watching_her_sleep watches_her_sleep watching_him_sleep watching_her_change watching_her_bathe watching_her_shower watches_her_undress watching_her_undress watching_her_dress spying_on heimlich_fotograf* heimlich_gefilmt heimlich_beobachtet versteckte_kamera spanner schlüsselloch`,
  String.raw`through (?:an?|the) (?:\p{L}+ )?(?:hole|gap|crack|slit|vent)`,
);
const watcher = signal(
  2,
  'watches_from watching_from watched_from stares_at staring_at ogl* leer* gazing_hungrily follows_her_home following_her_home gafft starrt anstarr* подглядыва*',
);
const force = signal(
  3,
  `drugged sedated passed_out unconscious blackmail* lure lures lured luring abduct* kidnap* captive captives captivity enslav* enslaved trafficked trafficking against_her_will against_his_will forced forcing helpless defenceless defenseless submissive submission obedient obeys dominat* dominant dominatrix tied_up tied_down gagged shackl* handcuff* blindfold* muzzled leash whip whipped caged betrunken betäubt* gefesselt* geknebelt* entführt* erpress* gezwungen* hilflos* unterwürfig* drogué* ligoté* attaché_au attachée_au soumis* drogad* atad* sumis* drogat* legat* sottomess* связан* беспомощн* покорн* bağlı bağlanmış związa* uległ* مقيد مقيدة مخطوفة`,
);
const trade = signal(
  4,
  `cam_show* private_dance* private_dancer* brothel* red_light red-light escort escorts mail-order mail_order for_rent call_girl sold_to sold_into sell_her_body sells_herself selling_herself pays_her paid_by casting_couch paid_company strip_club* gentleman's_club laufhaus bordell* rotlicht* puff_für maison_close burdel бордел* genelev* burdel بيت_دعارة`,
  String.raw`(?:her|his) clients?|danc\p{L}* (?:on|around|at) (?:an?|the) pole|(?:danc|perform|strut|model)\p{L}* for (?:\p{L}+ ){0,2}(?:m[ae]n|strangers?|guests|clients?|businessmen|gentlemen|soldiers|him)(?!\p{L})|tanzt fur (?:\p{L}+ )?manner|bail\p{L}* para (?:\p{L}+ )?hombres|danse pour (?:des )?hommes|balla per (?:\p{L}+ )?uomini|танцует для (?:\p{L}+ )?мужчин|ترقص لرجال`,
);
const camera = signal(
  2,
  `webcam* livestream* live_stream* casting audition photo_shoot photoshoot photo_session modelling_session modeling_session mirror_selfie* nightclub* hostess dancing_for dances_for striking_a_pose poster_girl calendar_girl premium_content subscribers fans_only fotoshooting séance_photo sesión_de_fotos`,
);

/** What is done in a scene, and with whom. */
export const done: Signals = {
  everyday: [love, touch, play, pose, company],
  grave: [
    closeKiss,
    grip,
    posture,
    desire,
    older,
    secrecy,
    voyeur,
    watcher,
    force,
    apart,
    trade,
    camera,
  ],
};
