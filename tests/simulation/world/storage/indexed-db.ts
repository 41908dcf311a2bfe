/** A program of its own: one instance per device, on the simulation's clock. */
import * as parts from 'fake-indexeddb';

export const indexedDb = parts;
