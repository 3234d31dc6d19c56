export const LOCAL_TASKS = {
  start: {
    about: 'Starts the whole shop on this machine, offline',
    details: `Installs and builds what is missing, fills an empty data folder, and runs until Ctrl-C.
SHOP_PORT   its port (3000)
SHOP_HOST   the address it listens at (127.0.0.1)
SHOP_DATA   its data folder (.data)
SHOP_SEED   what an empty folder is filled with: demo, empty, or a number of products
SMTP_URL    a mail server; without one mails stay in the outbox`,
    changes:
      'its data folder; node_modules, web/dist and functions/lib where they are not up to date',
    repeat: 'safe; a second one needs a port and a data folder of its own',
    run: { program: 'tools/local/src/start.ts', build: ['functions', 'web'] },
  },
  dev: {
    about: 'Starts the shop with hot reload of web and functions',
    details: 'As start, with the same settings.',
    changes: 'its data folder',
    run: { program: 'tools/local/src/start.ts', args: ['--dev'], build: ['web'] },
  },
  emulators: {
    about: "Starts the shop on Google's Emulator Suite, with its UI",
    usage: '[ARGUMENTS of firebase emulators:start]',
    details: 'Needs Java, and the network for the first download.',
    changes: 'nothing that lasts: its data are gone when it ends',
    run: {
      program: 'tools/local/src/emulator-suite/main.ts',
      build: ['functions', 'web'],
      packages: 'everything',
    },
  },
  doctor: {
    about: "Says what of this machine isn't right for the shop, and what to type",
    details: `Node, npm, packages, ports, browser, data folder, disk, settings, Google project and login. It needs
nothing installed but Node. Ends with status 1 if something must be mended.`,
    run: { program: 'tools/bootstrap/doctor/main.mjs', packages: 'none' },
  },
  tools: {
    about: 'Installs what tests, checks and the deploy need',
    details:
      'The commands that need it do so themselves; for npx vitest, npx playwright or npx firebase.',
    changes: 'node_modules',
    run: { packages: 'everything' },
  },
  build: {
    about: 'Builds web and functions where their sources have changed',
    usage: '[--fresh]',
    details: '--fresh   builds all of it',
    example: '--fresh',
    changes: 'web/dist, web/styled-system and functions/lib',
    run: { build: ['functions', 'web'] },
  },
  outdated: {
    about: 'Lists the packages that have a newer version',
    usage: '[ARGUMENTS of npm outdated]',
    details: `npm outdated, on the Node that the shop runs on: on an older one npm passes over all versions that
need a newer Node, and says nothing of it. Ends with status 1 if there are any.`,
    run: { program: 'tools/bootstrap/outdated.mjs' },
  },
  release: {
    about: 'Says which version the changelog asks for, or cuts it',
    usage: '[--cut]',
    details: `Names what is missing for it.
--cut   writes the version into all packages and the changelog, commits, and tags`,
    example: '--cut',
    changes: 'nothing; with --cut the versions, a commit and a tag',
    repeat: 'safe; without changes under Unreleased it cuts nothing',
    run: { program: 'tools/deploy/src/release/main.ts' },
  },
  'release-zip': {
    about: 'Packs the last commit with what is built of it',
    details: `Into .cache/release/bartan-VERSION.zip, from which "npm run deploy" deploys without building. Settings
(functions/.env.*) are left out.`,
    changes: 'the zip',
    run: {
      program: 'tools/deploy/src/release/main.ts',
      args: ['pack'],
      build: ['functions', 'web'],
      packages: 'everything',
    },
  },
}
