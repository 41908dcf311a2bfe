import type { FunctionComponent } from 'react';
import { CoveragePanel } from '../coverage/coverage-panel.tsx';
import { DetailsPanel } from '../details/details-panel.tsx';
import { PathsPanel } from '../paths/paths-panel.tsx';
import { TryPanel } from '../try/try-panel.tsx';
import type { PanelProps } from './panel-props.ts';

interface Panel {
  readonly id: string;
  readonly label: string;
  readonly Panel: FunctionComponent<PanelProps>;
  /** Whether the diagram shows what tests exercise. */
  readonly showsCoverage?: true;
}

/** The panels beside a diagram. A new one is a line here. */
export const panels: readonly Panel[] = [
  { id: 'details', label: 'Details', Panel: DetailsPanel },
  { id: 'coverage', label: 'Coverage', Panel: CoveragePanel, showsCoverage: true },
  { id: 'try', label: 'Try', Panel: TryPanel },
  { id: 'paths', label: 'Paths', Panel: PathsPanel },
];
