# On the new machine, in the project: a start, and what the README says of a server without build tools.
set -euo pipefail
npm ci
npx tsx scripts/try-start.ts start
git clone -q . ../production
cp -a dist ../production/
cd ../production
npm ci --omit=dev
npx tsx scripts/try-start.ts serve
