import { prove } from '../support/prove.ts';
import { importInvariants } from './invariants.ts';
import { importScenario } from './scenario.ts';

prove(importScenario, importInvariants);
