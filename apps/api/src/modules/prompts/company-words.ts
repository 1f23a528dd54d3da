import { signal, type Signals } from './signal.ts';

/** Who is no child and none of the family that brings it up. */
const company = signal(
  2,
  `man men gentleman gentlemen guy guys adult adults stranger strangers teacher* coach coaches tutor tutors uncle uncles stepfather* stepdad* step-dad* step-father* stepbrother* stepmom* stepmother* boss landlord* priest priests bishop* scoutmaster* headmaster* salesman salesmen biker bikers mature_woman mature_women mature_man mature_men grown-up_man cougar principal trucker* client clients customer* businessm* roommate* pastor pastors monsignor deacon vicar reverend monk monks governess guardian godfather chauffeur driver drivers butler warden custodian instructor* mentor masseur sultan sultans warlord* babysitter* husband* fiancé bachelor* sailor* janitor* producer* millionaire* sheik* professor* trainer* admirer* suitor* daddy daddy's neighbour neighbor
  mann männer männern herr herrn herren erwachsene* fremde* lehrer* onkel stiefvater stiefbruder nachbar nachbarn chef vermieter pfarrer priester ehemann bräutigam
  homme hommes adulte* inconnu* professeur* prof oncle beau-père entraîneur* voisin mari patron hombre hombres adulto* extraño* desconocid* profesor* tío padrastro vecino marido jefe entrenador* uomo uomini sconosciut* professore maestro zio patrigno allenatore marito
  мужчин* мужик* взросл* незнаком* учител* дяд* отчим* тренер* сосед* муж мужем adam adamın adamla erkek yetişkin* yabancı* öğretmen* amca* dayı* üvey_baba* komşu* koca* mężczyzn* dorosł* nieznajom* nauczyciel* wuj* ojczym* trener* sąsiad* mąż mężem رجل رجال غريب معلم استاذ عم عمها خال خالها زوج زوجها جار مدرب مدرس`,
);
const kin = signal(
  1,
  `father dad dads father's daddy brother big_brother older_brother grandfather vater papa bruder opa père frère padre hermano fratello отец отцом папа папой брат братом baba ağabey ojciec ojcem bratem abi`,
);
const older = signal(
  1,
  `middle-aged middle_aged grown_man grown_men grown_woman adult_man adult_men wealthy_man rich_man rich_men strange_man strange_men älteren_mann älterem_mann älterer_herr älterem_herrn älteren_herrn ältere_männer älterer_mann erwachsenen_mann erwachsener_mann homme_âgé homme_mûr hombre_mayor uomo_anziano uomo_maturo взрослый_мужчина взрослым_мужчиной yaşlı_adam* starszy_mężczyzn* starszym_mężczyzn*`,
  String.raw`older (?:m[ae]n|gentlem[ae]n|guys?|lady|wom[ae]n|boyfriend|lover)`,
);
/** A child and somebody who could be its parent and is not said to be. */
const apart = signal(
  2,
  `underage much_older twice_her_age twice_his_age three_times_her_age decades_older years_older far_older too_young_for viel_älter* doppelt_so_alt plus_âgé* mucho_mayor mayor_que_ella più_vecchio più_grande_di_lei намного_старше اكبر_منها offered_to prepared_for given_to_the presented_to_the`,
);
/** Ages told: of parents, too. */
const ages = signal(
  2,
  'erwachsen grown-up grown_up',
  String.raw`(?:1[89]|[2-9]\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:[- ]\p{L}+)?)[- ]years?[- ]olds?|(?:he|she|er|sie|il|el) (?:is|ist|was|war|a|tiene) (?:over |already |schon |uber )?(?:twenty|thirty|forty|fifty|sixty|seventy|zwanzig|dreißig|vierzig|funfzig|[2-9]\d)`,
);

/** That nobody else is to know. */
const secrecy = signal(
  2,
  `secretly in_secret our_secret their_secret her_secret a_secret_between keeps_the_secret keep_a_secret keep_it_secret don't_tell dont_tell nobody_knows nobody_must_know no_one_knows behind_closed_doors closed_door door_closed door_shut locked_door door_locked locks_the_door locked_the_door alone_with alone_together no_one_home nobody_home nobody_is_home no_one_is_home no_one_else_is_home while_mom_is while_mum_is while_her_parents while_his_parents parents_are_away parents_are_out parents_away parents_are_gone in_private private_photo* private_session* private_show private_video special_game special_massage special_friend in_his_car into_his_car in_his_van into_his_van stranger's_car stranger's_van in_his_basement in_a_basement back_of_a_van back_of_his_van back_of_the_van back_of_a_truck forbidden in_the_closet in_a_closet in_the_barn in_a_barn in_the_woods_with in_a_dark_car dark_car no_older_than not_older_than
  heimlich* geheimnis_mit sturmfrei verschlossener_tür allein_mit alleine_mit niemand_zuhause niemand_weiß en_secret en_cachette seule_avec seul_avec porte_fermée a_solas en_secreto sola_con solo_con puerta_cerrada di_nascosto da_sola_con in_segreto porta_chiusa тайком наедине втайне секрет* gizlice baş_başa kapalı_kapı* sam_na_sam potajemnie sama_z w_tajemnicy سرا وحدها_مع وحيدة_مع خلوة على_انفراد`,
  String.raw`alone (?:in|at|on) (?:(?:an?|the|his|her) )?(?:\p{L}+ )?(?:house|office|car|van|apartment|flat|basement|cabin)`,
);
const hours = signal(
  1,
  `behind_the_curtain behind_curtains runaway* after_class after_school after_practice after_training late_at_night middle_of_the_night after_midnight private_lesson* detention unsupervised candy gift gifts money cash nachhilfe* nach_dem_unterricht nach_dem_training geschenk geschenke süßigkeiten bonbons`,
);

const voyeur = signal(
  4,
  `voyeur* peeping peeks_at peeking_up peep_hole hidden_camera* spy_cam* spycam* creepshot* keyhole* filmed_secretly secretly_filmed secretly_film* secretly_watch* secretly_photograph* watching_her_sleep watches_her_sleep watching_him_sleep watching_her_change watching_her_bathe watching_her_shower watches_her_undress watching_her_undress watching_her_dress spying_on heimlich_fotograf* heimlich_gefilmt heimlich_beobachtet versteckte_kamera spanner schlüsselloch`,
  String.raw`(?:photograph|film|watch|look|star|peer|spy)\p{L}* (?:\p{L}+ ){0,6}from (?:behind )?(?:an?|the) (?:bush|bushes|hedge|shadows?)`,
  String.raw`through (?:an?|the) (?:\p{L}+ )?(?:hole|gap|crack|slit|vent)`,
);
const watcher = signal(
  2,
  `watches_from watching_from watched_from watched_by stares_at staring_at ogl* leer* hungrily follows_her_home following_her_home gafft starrt anstarr* подглядыва*`,
);

/** Who is in a scene, and what they hide. */
export const among: Signals = {
  everyday: [company, ages, kin],
  grave: [older, apart, secrecy, hours, voyeur, watcher],
};
