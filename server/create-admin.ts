import { parseArgs } from 'node:util';
import { addAdmin } from '#server/auth/account/add-admin.ts';
import { ask } from '#server/cli/ask.ts';
import { exitWith } from '#server/cli/exit-with.ts';
import { UserError } from '#server/cli/user-error.ts';
import { brokenRules } from '#server/resources/base/broken-rules.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { adminRules } from './rules/user.ts';
import { seed } from './seed/seed.ts';
import { readSettings } from './settings.ts';
import { checkUnique } from './users/check-unique.ts';

const usage = `Adds an admin to the database at DATA_DIR or DATABASE_URL.

  npm run create-admin -- --email a@example.com [--first-name A] [--last-name B] [--mobile 9876543210]

Without an option, the command reads ADMIN_EMAIL, ADMIN_FIRST_NAME, ADMIN_LAST_NAME or ADMIN_MOBILE, or else asks for
the value. It reads the password from ADMIN_PASSWORD, or asks for it.`;

try {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      mobile: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) console.log(usage);
  else await createAdmin(values);
} catch (error) {
  exitWith(isWrongArgument(error) ? new UserError(`${error.message}\n\n${usage}`) : error);
}

async function createAdmin(options: Readonly<Record<string, string | boolean | undefined>>): Promise<void> {
  const value = (name: string, variable: string, question: string, fallback?: string) => {
    const given = options[name] ?? process.env[variable];
    return typeof given === 'string' ? given.trim() : ask({ question, variable, fallback });
  };
  const admin = {
    email: await value('email', 'ADMIN_EMAIL', 'Email'),
    first_name: await value('first-name', 'ADMIN_FIRST_NAME', 'First name', 'Admin'),
    last_name: await value('last-name', 'ADMIN_LAST_NAME', 'Last name', 'User'),
    mobile: await value('mobile', 'ADMIN_MOBILE', 'Mobile number (10 digits, or empty)', ''),
    password:
      process.env['ADMIN_PASSWORD'] ?? (await ask({ question: 'Password', variable: 'ADMIN_PASSWORD', hidden: true })),
  };
  const broken = brokenRules(adminRules, admin, 'create');
  if (broken.length > 0) throw new UserError(broken.map(({ path, msg }) => `${path}: ${msg}`).join('\n'));

  const storage = await openStorage(readSettings(process.env));
  try {
    // Every account refers to a country.
    await seed(storage.db, { demo: false, now: new Date() });
    await checkUnique(storage.db, { email: admin.email, mobile_no: admin.mobile });
    const { mobile, ...rest } = admin;
    const user = { id: null, name: 'create-admin' };
    const author = { at: new Date(), user, sessionId: null, seriesId: null };
    await addAdmin(storage.db, mobile === '' ? rest : admin, author);
    console.log(`Added ${admin.email}. This admin can sign in now.`);
  } finally {
    await storage.close();
  }
}

function isWrongArgument(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
