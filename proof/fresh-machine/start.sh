# Runs on the new machine, in the project: a start, and the README's steps for a server without build tools.
set -euo pipefail
npm ci
npx tsx scripts/try-start.ts start
git clone -q . ../production
cp -a dist ../production/
cd ../production
npm ci --omit=dev
npx tsx scripts/try-start.ts serve
