import { useT } from '@tintory/i18n';
import { useState } from 'react';
import { type EraseObject, type PaintDocument, readableOn } from '@tintory/paint-document';
import type { Refinement } from '@tintory/tools-ui';
import type { Recut } from './recut-in-worker.ts';
import { firstColor, firstSettings, type PaintSettings } from './settings.ts';
import { Viewport } from './stage/viewport.ts';
import { refines, usesColor, type PaintTool } from './tools.ts';
import { Announcer } from './announcer.ts';
import { useBusy } from './use-busy.ts';
import { useDraft } from './use-draft.ts';
import { usePaintState } from './use-paint-state.ts';
import { useSlowSteps } from './use-slow-steps.ts';
import { useTaps } from './use-taps.ts';
import { useUndo } from './use-undo.ts';

export type WorkspaceOptions = {
  document: PaintDocument;
  eraseObject?: EraseObject | undefined;
  /** Then only the keep and erase tools are offered. */
  refine?: Refinement | undefined;
  /** Previews the strokes' effect, free of charge. */
  recut?: Recut | undefined;
};

/** One starts where most is left over, at the edges, unless something is missing. */
const refineSettings = ({ brush = 'erase', tool = 'marks' }: Refinement) =>
  ({ tool, markMode: brush }) as const;

function offersTool(
  tool: PaintTool,
  refine: Refinement | undefined,
  eraseObject: EraseObject | undefined,
): boolean {
  if (refine) return refines(tool) || tool === 'pan';
  return !refines(tool) && (tool !== 'object' || eraseObject !== undefined);
}

/** The editor's shared state: document, settings, draft, view, and commands. */
export function useWorkspace({ document, eraseObject, refine, recut }: WorkspaceOptions) {
  const t = useT('paint');
  const size = {
    width: usePaintState(document, 'width'),
    height: usePaintState(document, 'height'),
  };
  const [settings, setSettings] = useState(() => ({
    ...firstSettings(document.state()),
    ...(refine ? refineSettings(refine) : {}),
  }));
  const [viewport] = useState(() => new Viewport(document.state()));
  const [optionsOpen, setOptionsOpen] = useState(true);
  const [toolBefore, setToolBefore] = useState<PaintTool>('brush');
  const [penSeen, setPenSeen] = useState(false);
  const [words, placeWords] = useState<HTMLElement | null>(null);
  const [announcer] = useState(() => new Announcer());
  const { say } = announcer;
  const busy = useBusy();
  const change = (some: Partial<PaintSettings>) => setSettings((now) => ({ ...now, ...some }));
  const shared = { document, settings, change, busy, say };
  const draft = useDraft({ ...shared, viewport });
  const slow = useSlowSteps({ ...shared, eraseObject, recut });
  const taps = useTaps({ document, recut, say, most: refine?.most ?? Infinity });

  /** Its frame is there at once, and until a colour was chosen its letters are read on the picture. */
  const startText = () => {
    draft.startText();
    if (settings.color === firstColor) change({ color: readableOn(document.layers.picture) });
  };

  const chooseTool = async (tool: PaintTool) => {
    if (tool === settings.tool) return setOptionsOpen((open) => !open);
    await draft.apply();
    draft.setBox(null);
    change({ tool });
    if (tool === 'text') startText();
    // Corners out of sight cannot be grabbed.
    if (tool === 'crop') viewport.fit();
    // A colour that was picked is for what paints with it.
    setToolBefore(usesColor(settings.tool) ? settings.tool : 'brush');
    setOptionsOpen(true);
    say(t(`paint:tool.${tool}`));
  };

  /**
   * Focuses the text field of a touched text, within the touch event: otherwise no keyboard opens.
   */
  const editText = () => {
    const write = () => words?.querySelector('textarea')?.focus();
    if (optionsOpen) return write();
    setOptionsOpen(true);
    // What is hidden takes no focus.
    requestAnimationFrame(write);
  };

  return {
    ...shared,
    ...{ announcer, size, viewport, draft, slow, taps, chooseTool },
    ...useUndo({ document, draft, taps, say }),
    ...{ placeWords, editText },
    /** The pipette returns to the previous tool. */
    leavePick: () => change({ tool: toolBefore }),
    ...{ optionsOpen, setOptionsOpen, penSeen, setPenSeen },
    refine,
    offers: (tool: PaintTool) => offersTool(tool, refine, eraseObject),
  };
}

export type Workspace = ReturnType<typeof useWorkspace>;
