import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const textToTattoo: TextsOf<(typeof tools)['text_to_tattoo']> = {
  title: 'مولّد الوشوم',
  verb: 'ارسم الوشم',
  tagline: 'من كلمة إلى رسم جاهز.',
  description:
    'اذكر عنصرًا أو أكثر، ومعه اسم أو تاريخ إن شئت، واحصل على تصميم بحبر أسود: PNG شفاف وSVG للاستوديو، ومعاينة على الجلد.',
  words: 'وشم، تاتو، استنسل، حبر، رسمة، خط، SVG',
  fields: {
    prompt: 'العنصر',
    style: 'الأسلوب',
    ornament: 'الزخرفة',
    skin: 'اعرضه على الجلد',
    variation: 'نسخة أخرى',
  },
  options: {
    'prompt.example': 'ذئب وهلال',
    'style.dotwork': 'نقطي',
    'style.engraving': 'حفر',
    'style.line': 'خط رفيع',
    'style.blackwork': 'أسود صلب',
    'ornament.none': 'بلا',
    'ornament.frame': 'إطار',
    'ornament.mandala': 'ماندالا',
    'ornament.rays': 'أشعة',
  },
};
