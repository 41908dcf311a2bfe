/** A program of its own: one for each device, on the clock of the simulation. */
import * as parts from 'fake-indexeddb';

export const indexedDb = parts;
