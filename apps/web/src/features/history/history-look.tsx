import type { JobStatus } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import type { HistoryLook } from '@tintory/tools-ui';
import {
  IconDownload,
  IconPencil,
  IconRefresh,
  IconStar,
  IconStarFilled,
  IconTrash,
} from '@tabler/icons-react';
import { BrandMark } from '../../config/brand-mark.tsx';
import styles from './history-page.module.css';

function Status({ status }: { status: JobStatus }) {
  const t = useT('history');
  return (
    <span className={styles['status']} data-status={status}>
      {t(`history:status.${status}`)}
    </span>
  );
}

export const historyLook: HistoryLook = {
  icons: {
    favourite: <IconStarFilled size={20} />,
    notFavourite: <IconStar size={20} stroke={1.75} />,
    download: <IconDownload size={20} stroke={1.75} />,
    retry: <IconRefresh size={20} stroke={1.75} />,
    change: <IconPencil size={20} stroke={1.75} />,
    delete: <IconTrash size={20} stroke={1.75} />,
  },
  Status,
  bone: <span className={styles['bone']} />,
  picture: <BrandMark className={styles['mark']} />,
};
