import type { FormSnapshot } from '#machines/form/selectors.ts';
import type { FormValues } from '#machines/form/types.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { statesOf } from '../support/read-edge.ts';

const { before, after } = statesOf<FormSnapshot>();
const currentRecord = ({ by }: Edge) => (by.event['output'] as { current: FormValues }).current;

/** Invariants of versions: a save is compared with the record that the user has seen. */
export const versionInvariants: Invariants = {
  'the version is that of the base': (edge) => {
    const { base, version } = after(edge).context;
    return version === null || version === versionOf(base);
  },
  'the version of the changed record is shown with it': (edge) => {
    const { changedElsewhere, versionElsewhere } = after(edge).context;
    return changedElsewhere === null || versionElsewhere === null || versionElsewhere === versionOf(changedElsewhere);
  },
  'sends again over a newer version only if others changed no field to another value': (edge) => {
    if (!edge.by.label.startsWith('save ends (outdated') || before(edge).context.mode === 'create') return true;
    const record = currentRecord(edge);
    const { base, values } = before(edge).context;
    const isTheirs = Object.keys(values).some((name) => record[name] !== base[name] && record[name] !== values[name]);
    const mine = Object.keys(values).filter((name) => values[name] !== base[name]);
    const isSame = Object.keys(values).every((name) => record[name] === values[name]);
    if (mine.length > 0 && isSame) return after(edge).matches('saved');
    return isTheirs ? after(edge).matches('comparing') : after(edge).matches('saving');
  },
};

/** The version that the scenario's server gives to a record. */
const versionOf = (record: FormValues) => (record['name'] === 'Lions' ? '"1"' : '"2"');
