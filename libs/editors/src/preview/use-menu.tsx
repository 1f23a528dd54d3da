import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import {
  IconArrowsMaximize,
  IconBrush,
  IconChevronDown,
  IconDimensions,
  IconShirt,
  IconWand,
} from '@tabler/icons-react';
import { type PreviewImage, ToolIcon } from '@tintory/tools-ui';
import type { Ways } from './ways.ts';
import { photoTools } from './photo-tools.ts';
import styles from './toolbar.module.css';

type UseMenuProps = { image: PreviewImage; ways: Ways };

const icon = { size: 20, stroke: 1.75 } as const;

function useEditorItems({ image, ways: { edit } }: UseMenuProps) {
  const t = useT('preview');
  if (!edit) return [];
  return [
    {
      label: t('preview:edit'),
      icon: <IconBrush {...icon} />,
      onSelect: () => edit(image, 'paint'),
    },
    {
      label: t('preview:resize'),
      icon: <IconDimensions {...icon} />,
      onSelect: () => edit(image, 'resize'),
    },
  ];
}

/** A larger file of it, and a product it is printed on. */
function useOwnItems({ image: { larger, objectId }, ways: { enlarge, print } }: UseMenuProps) {
  const t = useT('workbench');
  const size = larger &&
    enlarge && {
      label: t('workbench:larger.title'),
      icon: <IconArrowsMaximize {...icon} />,
      onSelect: () => enlarge(larger),
    };
  const product = print &&
    objectId !== null && {
      label: t('workbench:result.print'),
      icon: <IconShirt {...icon} />,
      onSelect: () => print(objectId),
    };
  return [...(size ? [size] : []), ...(product ? [product] : [])];
}

function useToolItems({ image, ways: { use: take } }: UseMenuProps) {
  const t = useT('tools');
  if (!take) return [];
  return photoTools.map((tool) => ({
    label: t(`tools:${tool.id}.title`),
    icon: <ToolIcon name={tool.icon} size={20} />,
    onSelect: () => take(image, tool.id),
  }));
}

/** Where the picture can go on to: the editors, and every tool that takes a photo. */
export function UseMenu(props: UseMenuProps) {
  const t = useT('preview', 'tools', 'workbench');
  const { Menu } = useKit();
  const editors = useEditorItems(props);
  const own = useOwnItems(props);
  const tools = useToolItems(props);
  return (
    <Menu
      label={t('preview:use')}
      trigger={
        <span className={styles['use']}>
          <IconWand size={20} stroke={1.75} aria-hidden="true" />
          <span className={styles['useLabel']}>{t('preview:use')}</span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </span>
      }
      items={[...editors, ...own, ...tools]}
    />
  );
}
