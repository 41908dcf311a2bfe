import type { ActorRefFrom } from 'xstate';
import { endSession, settled } from '#app/end-session.ts';
import type { PendingCalls } from '#domain/pending-calls.ts';
import type { DraftActor } from '#drafts/draft-logic.ts';
import type { Entity } from '#entities/define.ts';
import type { Draft } from '#machines/draft/types.ts';
import type { formMachine } from '#machines/form/machine.ts';
import type { listMachine } from '#machines/list/machine.ts';
import type { loginMachine } from '#machines/login/machine.ts';
import { currentUser } from '#machines/session/selectors.ts';
import type { undoMachine } from '#machines/undo/machine.ts';
import type { DraftSending } from '#screens/drafts/use-draft-sending.ts';
import type { ImportActor } from '#screens/entity/import/use-import.ts';
import type { useOffer } from '#screens/shared/draft/use-offer.ts';
import type { Services } from '#session/services/services.ts';
import type { SlowCalls } from '#ui/loading/use-slow-calls.ts';
import type { Route } from './visible-state.ts';

export interface StagedForm {
  readonly opening: string;
  readonly id: number | null;
  readonly form: ActorRefFrom<typeof formMachine>;
  readonly save: () => void;
  readonly draft: DraftActor;
  readonly offer: ReturnType<typeof useOffer>;
}

export interface StagedWait {
  readonly calls: PendingCalls;
  readonly slow: SlowCalls | null;
  readonly isBusy: () => boolean;
}

export interface StagedDraft {
  readonly draft: Draft;
  /** Null for an import, which only its own screen sends. */
  readonly sending: DraftSending | null;
  readonly isComplete: boolean;
  readonly remove: () => void;
}

export interface StagedImport {
  readonly series: string;
  /** Set until the import of an earlier visit has been read. */
  readonly loading: 'loading' | 'failed' | null;
  readonly work: ImportActor | null;
  /** Reads it again. */
  readonly retry: () => void;
}

/** The machines of the screens that are mounted now. Each screen registers here while it is mounted. */
export class Stage {
  readonly services: Services;
  readonly entity: Entity;
  readonly notices: string[] = [];
  login: { readonly actor: ActorRefFrom<typeof loginMachine>; readonly isDialog: boolean } | null = null;
  list: ActorRefFrom<typeof listMachine> | null = null;
  form: StagedForm | null = null;
  drafts: ReadonlyMap<string, StagedDraft> | null = null;
  import: StagedImport | null = null;
  undo: ActorRefFrom<typeof undoMachine> | null = null;
  /** The series that the user asked to undo last, and those that were reported as undone. */
  taken: string | null = null;
  readonly undone: string[] = [];
  /** What may wait for the server, by name. */
  readonly waits = new Map<string, StagedWait>();
  #route: Route = { kind: 'dashboard' };
  #listener: () => void = () => undefined;

  constructor(services: Services, entity: Entity) {
    this.services = services;
    this.entity = entity;
  }

  readonly route = (): Route => this.#route;

  readonly subscribe = (listener: () => void) => {
    this.#listener = listener;
    return () => undefined;
  };

  /** As the router does: the login ends the session first, and every other screen checks the session first. */
  async go(route: Route): Promise<void> {
    const { session } = this.services;
    if (route.kind === 'login') await endSession(session);
    else if (currentUser(await settled(session)) === null) {
      await this.go({ kind: 'login' });
      return;
    }
    this.#route = route;
    this.#listener();
  }

  notify(message: string): void {
    this.notices.push(message);
  }
}
