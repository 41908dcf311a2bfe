import type { Linter } from 'eslint';

export const bareText: NonNullable<NonNullable<Linter.Config['plugins']>[string]['rules']>[string];
