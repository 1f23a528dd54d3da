import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { latinKey } from '@tintory/tools-ui';
import { largestBrush, largestLetters, nextSize } from './settings.ts';
import { nudgeBox, type Nudge } from './stage/nudge-box.ts';
import { smallestLetters } from './stage/text-frame.ts';
import { paintTools, refines } from './tools.ts';
import type { Workspace } from './use-workspace.ts';

const zoomStep = 1.25;
/** How far an arrow key moves the picture, in pixels of the page. */
const panStep = 48;

const arrows: Record<string, Nudge> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

const isStage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('role') === 'application';

/**
 * The editor's shortcuts, for any focus but a text field. Listens on the element, so that handled
 * keys do not reach the dialog around it.
 *
 * @returns whether the space bar is held, and so the pointer pans
 */
export function useShortcuts(root: RefObject<HTMLElement | null>, space: Workspace): boolean {
  const [held, setHeld] = useState(false);
  const hold = () => setHeld(true);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (space.busy.label || isField(event.target) || event.altKey) return;
    const used =
      event.ctrlKey || event.metaKey
        ? onCommand(space, latinKey(event), event.shiftKey)
        : (isStage(event.target) && onStageKey(space, event, hold)) || onPlainKey(space, event);
    if (!used) return;
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const release = (event: KeyboardEvent) => {
      if (event.key === ' ') setHeld(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    window.addEventListener('keyup', release, { signal });
    window.addEventListener('blur', () => setHeld(false), { signal });
    return () => listening.abort();
  }, [root]);

  return held;
}

/** @returns whether the key means something, as all of these do */
function onCommand(space: Workspace, key: string, shift: boolean): boolean {
  if (key === 'y' || (key === 'z' && shift)) space.redo();
  else if (key === 'z') space.undo();
  else return false;
  return true;
}

function onStageKey(space: Workspace, event: KeyboardEvent, hold: () => void): boolean {
  const arrow = arrows[event.key];
  if (event.key === 'Enter') return onEnter(space);
  if (event.key === ' ') hold();
  else if (arrow && hasBox(space)) nudge(space, arrow, event.shiftKey);
  else if (arrow) space.viewport.panBy(-arrow.x * panStep, -arrow.y * panStep);
  else return false;
  return true;
}

function onEnter({ draft, settings }: Workspace): boolean {
  if (draft.pending) void draft.apply();
  else if (settings.tool === 'shape' || settings.tool === 'text') draft.addInMiddle();
  else return false;
  return true;
}

function onPlainKey(space: Workspace, event: KeyboardEvent): boolean {
  const { viewport, settings, change, draft } = space;
  const key = latinKey(event);
  const largest = largestBrush(space.size);
  const tool = paintTools.find((one) => one.key === key);
  if (tool && space.offers(tool.id)) {
    if (tool.id !== settings.tool) void space.chooseTool(tool.id);
  } else if (key === '[') change({ size: nextSize(settings.size, -1, largest) });
  else if (key === ']') change({ size: nextSize(settings.size, 1, largest) });
  else if (key === 'x') swap(space);
  else if (key === '+' || key === '=') viewport.zoomBy(zoomStep);
  else if (key === '-') viewport.zoomBy(1 / zoomStep);
  else if (key === '0') viewport.fit();
  else if (key === '1') viewport.showActual();
  else if (key === 'Escape' && draft.pending) draft.drop();
  else return false;
  return true;
}

const hasBox = ({ draft, settings }: Workspace): boolean =>
  draft.box !== null || settings.tool === 'crop';

function nudge(space: Workspace, arrow: Nudge, resize: boolean): void {
  const { draft, settings, change, size } = space;
  // The frame of a text is as large as its letters.
  if (resize && settings.tool === 'text') {
    const larger = arrow.x + arrow.y > 0 ? 1 : -1;
    const fontSize = nextSize(settings.fontSize, larger, largestLetters(size));
    return change({ fontSize: Math.max(smallestLetters, fontSize) });
  }
  draft.setBox(nudgeBox(draft.box, arrow, resize, size, settings));
}

function swap({ settings, change }: Workspace): void {
  const { tool, color, otherColor, maskMode, markMode } = settings;
  if (tool === 'object') change({ maskMode: maskMode === 'mask' ? 'unmask' : 'mask' });
  else if (refines(tool)) change({ markMode: markMode === 'keep' ? 'erase' : 'keep' });
  else change({ color: otherColor, otherColor: color });
}
