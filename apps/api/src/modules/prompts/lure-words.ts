import { signal, type Signals } from './signal.ts';

const desire = signal(
  4,
  `seduc* tempting tempts tempted temptress lust lustful lusting lustfully desir* virginity deflower* intimate intimately intimacy lovers adults_only for_adults adult_content mature_content nubile womanhood made_a_woman made_into_a_woman becomes_a_woman becoming_a_woman mature_for_her mature_for_his older_than_her_age older_than_her_years her_innocence his_innocence sugar_daddy sugar_daddies sugar_baby honeymoon* wifey courtesan* concubine* harem odalisque* discovering_her_body discovering_his_body exploring_her_body too_innocent knows_what_he_wants skinny_dip* skinny-dip* boy_slave* girl_slave* slave_girl* slave_boy* child_slave* offering_themselves offering_herself offering_himself offers_herself men's_calendar budding_body budding_figure developing_body developed_body well-developed well_developed flat-chested flat_chested irresistible ripe_and ripe_for desperate_for wants_it fantasy_for bride_for finally_his finally_mine finally_hers old_enough_for belongs_to_him belongs_to_me all_mine
  begehr* verlock* lüstern* erregt* erregend* jungfräulich* entjungfer* intim intime intimes liebhaber gelüste hochzeitsnacht frühreif* reizvoll*
  désir* amants excité* excitant* deseo deseos deseab* amante* provocador* provocante* excitad* tentador* amanti vogliosa provocant* соблазн* страст* возбужд* интимн* любовни* невинност* желанн* baştan_çıkar* şehvet* tahrik* kuszą* uwodz* namiętn* podniec* intymn* اغراء شهوة شهواني عاشق عشيق حميمي حميمية مثير`,
  String.raw`(?<!(?:for|at) (?:the|her|his|their|a) )first time(?=\s*(?:$|[,.;])| (?:with|together)(?!\p{L}))|(?:erste[ns]?|ihr erstes) mal(?=\s*(?:$|[,.;])| mit (?!(?:dem|der) ))|(?:her|his) first lover|first night together|lessons? (?:in|of|about) (?:love|kissing|pleasure|desire)|dr(?:ive|ives|iving|ove) (?:men|him|boys|everyone|them) (?:crazy|wild|mad)|pay\p{L}* for (?:good |better )?grades`,
  String.raw`forbidden (?:love|romance|affair|relationship|passion)|love affair|secret (?:love|lovers?|affair|romance|relationship)|(?:romance|relationship|affair|date) with (?:(?:an?|the|her|his) )?(?:\p{L}+ )?(?:older|grown|adult|teacher|coach|boss|man|uncle|professor|tutor)`,
  String.raw`(?:childlike|prepubescent|young girl['’]s|teenage|teen|little girl['’]s|schoolgirl) (?:body|figure|curves)|(?:grown |adult )?woman['’]s body|body of an? (?:grown |adult )?woman|(?:big|large|huge|full|ample|massive|flat) (?:chest|bust|bosom)(?! (?:of|full|with))`,
);
/** How somebody small is desired. */
const looks = signal(
  1,
  `petite pretty cute slender dainty innocent innocence naughty cute_body pretty_legs beauty beauties gorgeous zierlich* zart* unschuld* niedliche_beine menue innocente inocente невинн* красотк*`,
);

/** Somebody grown who is to look as if they were not. */
const childlike = signal(
  3,
  'looks_underage looks_like_a_child looking_underage kindfrau kindsfrau',
  String.raw`(?:wom[ae]n|lady|adult|model|wife|girlfriend) (?:who|that) looks? (?:like (?:an? )?(?:child|(?:little )?girl|kid|teen\p{L}*)|very young|underage|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|1[0-7])(?!\p{L})`,
);

const force = signal(
  3,
  `drugged sedated passed_out blackmail* lure lures lured luring enslav* trafficked trafficking against_her_will against_his_will dominat* dominant dominatrix submissive submission gagged handcuff* betäubt* gefesselt* geknebelt* erpress* gezwungen* unterwürfig* drogué* ligoté* attaché_au attachée_au soumis* drogad* sumis* drogat* legat* sottomess* связан* покорн* bağlanmış związa* uległ* مقيد مقيدة مخطوفة`,
  String.raw`(?:\p{L}*girl|\p{L}*boy|teen\p{L}*|child|children|kid|pupil|her|him|them|hands|wrists|arms)s? (?:(?:is|are|lies|lying|sits|sitting|being) )?(?:tied|bound|chained|shackled|blindfolded)(?! by friends)|(?:girl|boy|teen\p{L}*|child|kid|her|him)s? on (?:an?|his|her) (?:leash|chain)(?! with (?:an?|her|his) dog)|tied (?:\p{L}+ )?to (?:an?|the) (?:altar|bed|cross|chair|wall)|obedient (?!dogs?|pupp)|tied(?: up)?(?=\s*(?:$|[,.;]))`,
);
const weakness = signal(
  1,
  `helpless defenceless defenseless unconscious captive captives captivity abduct* kidnap* forced forcing blindfold* begging begs hilflos* entführt* беспомощн*`,
);
const trade = signal(
  4,
  `cam_show* private_dance* private_dancer* private_shoot brothel* red_light_district red-light call_girl mail-order mail_order sold_to sold_into sell_her_body sells_herself selling_herself pays_her casting_couch paid_company strip_club* massage_parlo* premium_content gentleman's_club gentlemen's_club gentlemen's_bar bordell* rotlicht* maison_close burdel бордел* genelev* burdel بيت_دعارة`,
  String.raw`(?:her|his) clients?|danc\p{L}* (?:on|around|at) (?:an?|the) pole|(?:danc|perform|strut|model)\p{L}* for (?:\p{L}+ ){0,2}(?:m[ae]n|strangers?|guests|clients?|businessmen|gentlemen|soldiers|him)(?!\p{L})`,
  String.raw`tanzt fur (?:\p{L}+ )?manner|bail\p{L}* para (?:\p{L}+ )?hombres|danse pour (?:des )?hommes|balla per (?:\p{L}+ )?uomini|танцует для (?:\p{L}+ )?мужчин|ترقص (?:امام |ل)?(?:ال)?رجال|ترقص للرجال`,
);
const camera = signal(
  2,
  `webcam* livestream* live_stream* live-stream* nightclub* hostess playing_doctor plays_doctor play_doctor extra_credit dancing_for dances_for poster_girl calendar_girl subscribers fans_only for_the_camera für_die_kamera for_the_photographer für_den_fotografen pour_la_caméra para_la_cámara chatting_online online_chat chats_online texting sexting snapchat modelling_agency modeling_agency onlineshow fotoset`,
);
const shoot = signal(
  1,
  `casting audition photo_shoot photoshoot photo_session modelling modeling mirror_selfie* selfie photographer fotograf* fotoshooting séance_photo sesión_de_fotos pageant films_her filming_her filming_them films_them`,
);

/** What a scene is for. */
export const wanted: Signals = {
  everyday: [looks, weakness, shoot],
  grave: [desire, childlike, force, trade, camera],
};
