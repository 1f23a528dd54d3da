import { FacesBanner } from '../faces/faces-banner.tsx';
import { listOf, mostFaces } from '../options/option-values.ts';
import { OptionsForm } from '../option-controls/options-form.tsx';
import { FirstFrameBanner } from '../photo/first-frame-banner.tsx';
import { PlacesAtWorkProvider } from '../places/places-at-work.tsx';
import { useBenchPlaces } from './use-bench-places.ts';
import { PresetsBar } from '../presets/presets-bar.tsx';
import { Actions } from './actions.tsx';
import styles from '../styles/panel.module.css';
import { PreflightBanner } from './preflight-banner.tsx';
import { Lead } from './lead.tsx';
import { PhaseBanner } from './phase-banner.tsx';
import { ProblemBanner } from '../picture-sources/problem-banner.tsx';
import { RestageNote } from './restage-note.tsx';
import { ResultTools } from './result-tools.tsx';
import type { Outcome } from './use-outcome.ts';
import { usePassedFocus } from './use-passed-focus.ts';
import { useWrongWhy } from './use-wrong-why.ts';
import type { WorkbenchState } from './use-workbench.ts';

type OptionsPanelProps = {
  bench: WorkbenchState;
  outcome: Outcome;
  /** Whether a result's download is the main action; if not, the app shows its own above. */
  leads: boolean;
};

/** The options and the main action, once there is a photo or if none is needed. */
export function OptionsPanel({ bench, outcome, leads }: OptionsPanelProps) {
  const { tool, func, values, busy, setValue } = bench;
  // The expected photo brings its own options.
  const locked = busy || bench.awaitsPhoto;
  const why = useWrongWhy(bench);
  const places = useBenchPlaces(bench);
  const actions = usePassedFocus<HTMLDivElement>();
  return (
    <>
      {!bench.needsPhoto && bench.phase.name === 'none' && <Lead toolId={tool.id} />}
      <ProblemBanner problem={bench.problem} />
      <PhaseBanner bench={bench} refine={outcome.refine} />
      <PreflightBanner bench={bench} />
      {!busy && bench.phase.name !== 'succeeded' && (
        <FirstFrameBanner file={bench.photo?.file ?? null} />
      )}
      <ResultTools outcome={outcome} />
      {!bench.photoGone && (
        <FacesBanner
          search={bench.faces}
          chosen={listOf(values['indexes']).length}
          most={mostFaces(func.fields)}
        />
      )}
      <RestageNote bench={bench} />
      <div className={styles['choices']} data-settled={!locked && bench.phase.name !== 'loading'}>
        <PresetsBar bench={{ ...bench, busy: locked }}>
          <PlacesAtWorkProvider value={places}>
            <OptionsForm
              toolId={tool.id}
              fields={func.fields}
              values={values}
              wrong={bench.wrong}
              why={why}
              disabled={locked}
              onChange={setValue}
            />
          </PlacesAtWorkProvider>
        </PresetsBar>
      </div>
      <div ref={actions} className={styles['actions']} data-actions>
        <Actions {...{ bench, outcome, leads }} />
      </div>
    </>
  );
}
