import { AttentionPanel } from './attention-panel.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { NewsPanel } from './news-panel.tsx';
import { RecordCounts } from './record-counts.tsx';
import { StandingsPanels } from './standings-panel.tsx';
import { ViewedPanel } from './viewed-panel.tsx';

/** The parts of the dashboard that load after its first paint. */
export const laterPanels = { AttentionPanel, ChangesPanel, NewsPanel, RecordCounts, StandingsPanels, ViewedPanel };
