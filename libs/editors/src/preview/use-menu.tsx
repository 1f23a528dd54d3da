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

/** Where the picture can go on to: the editors, and every tool that takes a photo. */
export function UseMenu({ image, ways }: UseMenuProps) {
  const t = useT('preview', 'tools', 'workbench');
  const { Menu } = useKit();
  const { edit, enlarge, print, use: take } = ways;
  const { larger } = image;
  const editors = edit
    ? [
        {
          label: t('preview:edit'),
          icon: <IconBrush size={20} stroke={1.75} />,
          onSelect: () => edit(image, 'paint'),
        },
        {
          label: t('preview:resize'),
          icon: <IconDimensions size={20} stroke={1.75} />,
          onSelect: () => edit(image, 'resize'),
        },
      ]
    : [];
  const sizes =
    larger && enlarge
      ? [
          {
            label: t('workbench:larger.title'),
            icon: <IconArrowsMaximize size={20} stroke={1.75} />,
            onSelect: () => enlarge(larger),
          },
        ]
      : [];
  const { objectId } = image;
  const prints =
    print && objectId !== null
      ? [
          {
            label: t('workbench:result.print'),
            icon: <IconShirt size={20} stroke={1.75} />,
            onSelect: () => print(objectId),
          },
        ]
      : [];
  const tools = take
    ? photoTools.map(({ id, icon }) => ({
        label: t(`tools:${id}.title`),
        icon: <ToolIcon name={icon} size={20} />,
        onSelect: () => take(image, id),
      }))
    : [];
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
      items={[...editors, ...sizes, ...prints, ...tools]}
    />
  );
}
