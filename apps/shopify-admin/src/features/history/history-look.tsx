import { Badge, Icon, SkeletonBodyText } from '@shopify/polaris';
import {
  DeleteIcon,
  EditIcon,
  ImportIcon,
  RefreshIcon,
  StarFilledIcon,
  StarIcon,
} from '@shopify/polaris-icons';
import type { JobStatus } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { DiscsApart, type HistoryLook } from '@tintory/tools-ui';

const tones = {
  queued: 'info',
  running: 'info',
  succeeded: 'success',
  failed: 'critical',
  canceled: 'new',
} as const;

function Status({ status }: { status: JobStatus }) {
  const t = useT('history');
  return <Badge tone={tones[status]}>{t(`history:status.${status}`)}</Badge>;
}

export const historyLook: HistoryLook = {
  icons: {
    favourite: <Icon source={StarFilledIcon} />,
    notFavourite: <Icon source={StarIcon} />,
    download: <Icon source={ImportIcon} />,
    retry: <Icon source={RefreshIcon} />,
    change: <Icon source={EditIcon} />,
    delete: <Icon source={DeleteIcon} />,
  },
  Status,
  bone: <SkeletonBodyText lines={2} />,
  picture: <DiscsApart />,
};
