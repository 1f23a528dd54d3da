import type { Kit } from '@tintory/ui-kit';
import { Button, IconButton } from './buttons.tsx';
import { Checkbox, RadioGroup, Segmented, Switch } from './choices.tsx';
import { ColorField } from './color-field.tsx';
import { Banner, Card, EmptyState, Progress, Spinner } from './feedback.tsx';
import { Menu, Modal, Tooltip } from './overlays.tsx';
import { showToast } from './show-toast.ts';
import { Slider } from './slider.tsx';
import { Tabs } from './tabs.tsx';
import { Select, TextArea, TextField } from './text-fields.tsx';

export const polarisKit: Kit = {
  Button,
  IconButton,
  TextField,
  TextArea,
  Select,
  Segmented,
  RadioGroup,
  Slider,
  Switch,
  Checkbox,
  ColorField,
  Tabs,
  Modal,
  Tooltip,
  Progress,
  Spinner,
  Card,
  Banner,
  EmptyState,
  Menu,
  toast: showToast,
};
