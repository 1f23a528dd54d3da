import { youngAge } from './age-words.ts';
import { whole, wordsOf } from './word-patterns.ts';

/**
 * Words by which drawn children are asked for as objects of desire: nobody gets them, whatever stands
 * beside them. A lollipop, a Lolli, a Lola and a dress in Lolita fashion are none of them.
 */
export const sexualizedMinors = `loli lolis lolicon* lolikon* lolycon* rorikon rolicon rori_con loli_con shota shotas shotacon* shotakon* shota_con syotacon
  toddlercon* todlercon* jailbait* jail_bait nymphet* nymphette* pedobear childlover* kinderliebhaber* лоликон* лоли шотакон* لوليكون لولي_كون شوتاكون شوتا_كون`;

const agedWords = `teen teens teenage* teenie* tween tweens preteen* pre-teen* underage* schoolgirl* schoolboy* lolita* adolescen* minor minors high_school* highschool* junior_high* middle_school* middleschool* barely_legal prepubescent* pubescent*
  schülerin* minderjährig* jugendliche* lycéenne* collégienne* colegiala* ragazzina ragazzine nastolat* школьниц* подрост* несовершеннолетн* مراهقة قاصر تلميذة liseli`;
const graders = String.raw`(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|1st|2nd|3rd|\d+th)[- ]grade(?:rs?)?|(?:seventh|eighth|7th|8th|9th) form|(?:in )?year (?:[1-9]|1[01])(?!\p{N})`;

/** Children and the young, in languages that people write to us. */
export const minors = whole(
  [
    wordsOf(
      `${agedWords} child children childlike childish kid kids kiddo* toddler* baby babies infant* newborn* bébé* børn børnene
      under-age* pupil pupils schoolkid* schoolchild* girl girls gurl gurls girlie* boy boys youngster*
      pre-pubescent* juvenile* grade_school* elementary_school* elementary_student* elementary_girl* elementary_boy* grade_schooler* schooler* middle_schooler* primary_school* school_uniform* sweet_sixteen preschool* puberty orphan* youth youths kindergarten* kindergart* not_yet_18
      little_sister* little_brother* kid_sister* kid_brother* younger_sister* younger_brother* kleine_schwester* kleiner_bruder
      classmate* mitschüler* klassenkamerad* одноклассни* первоклассн* élève élèves his_son her_son my_son little_son small_son young_son his_sons her_sons my_sons sohn söhne daughter* stepdaughter* stepson* granddaughter* grandson* падчериц* пасын* внучк* hijastr* figliastr* ahijad* pasierbic* üvey_kız* niece* nephew*
      kind kindes kinder kindern kindlich* kleinkind* schulkind* mädchen* schulmädchen junge jungen bub buben schüler*
      erstklässler* zweitklässler* drittklässler* viertklässler* fünftklässler* sechstklässler* siebtklässler* achtklässler* neuntklässler* zehntklässler* konfirmandin*
      halbwüchsig* knabe* mädel mädels grundschüler* gymnasiast* schulkinder* säugling* teenager* tochter töchter* enkelin* nichte*
      fille filles fillette* écolière* écolier* lycéen* collégien* garçon* garçonnet* enfant* mineur* gamin* gamine* ado ados
      niña niñas niño niños niñit* chica_joven chiquill* nena nenas muchach* colegial* menor menores
      menina* menino* criança* garota garotas garoto garotos rapariga* moleque*
      bambin* ragazzin* ragazza ragazze ragazzo ragazzi bimb[aieo] fanciull* minorenn*
      meisje* jongen* jongetje* kindje* kindjes kleuter* peuter* tiener* minderjarig*
      flicka flickan flickor* pojke* pojkar* barnet barnen jente jenta jenter* jentunge* guttunge* pige pigen piger* dreng drenge* drengen tonåring* tenåring* mindreårig* tyttö tytöt poika lapsi lapset
      dziewczyn* dziewczęc* chłopiec chłopc* chłopak* dziecko dzieci* nieletni* małoletni*
      çocuk* çocuğ* kız liseli*
      девочк* девоч* мальчик* мальчиш* ребен* дети детей детск* школьник* малолет* малыш*
      дівчинк* хлопчик* дитин* діти κορίτσ* αγόρι* παιδί παιδιά ילד* ילדה קטינ* anak-anak anak gadis_kecil
      طفل طفلة أطفال الأطفال فتاة فتيات صبي صبيان بنت بنات ولد أولاد قاصرة قاصرات مراهق مراهقات مراهقين تلميذ تلميذات رضيع رضيعة لولي شوتا کودک`,
    ),
    graders,
    youngAge,
  ].join('|'),
);

/** Those of them of whom nobody speaks so who thinks of a family: an age in years, a teenager, a schoolgirl. */
export const ofAnAge = whole(
  [wordsOf(`${agedWords} cheerleader* schulmädchen*`), graders, youngAge].join('|'),
);
