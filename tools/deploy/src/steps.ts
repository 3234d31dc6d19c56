import { STAGED_CONFIG } from './hosting/stage-hosting.ts'

type Uploading = {
  what: string
  /** The build's output that it uploads. */
  uploads?: 'functions/lib' | 'web/dist'
}

/** One call of a program of the repository. */
export type Command = Uploading & {
  program: 'build' | 'firebase' | 'migrate'
  args: readonly string[]
}

/** What no program does (hosting/add-assets.ts). */
export type AssetsStep = Uploading & { program: 'assets' }

export type Step = Command | AssetsStep

const deploy = (what: string, only: string): Command => ({
  what,
  program: 'firebase',
  args: ['deploy', '--only', only, '--non-interactive'],
})

/** Whatever was built before: what goes live comes from the sources as they are now. */
export const BUILD: Command = {
  what: 'Build function and web',
  program: 'build',
  args: ['--fresh'],
}

/** First of all: queries without their index are refused. Indexes of earlier versions stay. */
export const INDEXES = deploy('Indexes and times to live', 'firestore:indexes')

/** Beside the new function, which reads what the old one wrote, and before the new web, which may ask for more. */
const MIGRATE: Command = {
  what: 'Migrations',
  program: 'migrate',
  args: ['--after-deploy'],
}

/** Before the function, whose pages ask for them, and instances of the version before still ask for theirs. */
const ASSETS: AssetsStep = {
  what: 'Assets',
  program: 'assets',
  uploads: 'web/dist',
}

/** The web comes last: it calls what the function of its own version offers. In this order backward as well. */
export const STEPS: readonly Step[] = [
  deploy('Rules of Firestore and Storage', 'firestore:rules,storage'),
  ASSETS,
  // --force skips two questions: the clean-up policy of container images on a first deploy, and that MIN_INSTANCES
  // may cost money. Functions of other codebases in the project are left alone.
  {
    ...deploy('Function', 'functions'),
    args: ['deploy', '--only', 'functions', '--non-interactive', '--force'],
    uploads: 'functions/lib',
  },
  MIGRATE,
  {
    ...deploy('Hosting', 'hosting'),
    args: ['deploy', '--only', 'hosting', '--config', STAGED_CONFIG, '--non-interactive'],
  },
]

const PROGRAMS = {
  build: 'npm run build --',
  migrate: 'npm run shop -- migrate',
  firebase: 'npx firebase',
}

/** The words after the program's name. */
export const argumentsOf = ({ program, args }: Command, project: string): readonly string[] =>
  program === 'build' ? args : [...args, '--project', project]

export const shown = (command: Step, project: string): string =>
  command.program === 'assets'
    ? 'those of this version beside what is live, by the API of Hosting'
    : [PROGRAMS[command.program], ...argumentsOf(command, project)].join(' ')
