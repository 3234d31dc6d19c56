import { STAGED_CONFIG } from './hosting/stage-hosting.ts'

type Uploading = {
  what: string
  /** The build output that the step uploads. */
  uploads?: 'functions/lib' | 'web/dist'
}

export type Command = Uploading & {
  program: 'build' | 'firebase' | 'migrate'
  args: readonly string[]
}

/** A step that no program does (hosting/add-assets.ts). */
export type AssetsStep = Uploading & { program: 'assets' }

export type Step = Command | AssetsStep

const deploy = (what: string, only: string): Command => ({
  what,
  program: 'firebase',
  args: ['deploy', '--only', only, '--non-interactive'],
})

/** Always builds, so that what goes live comes from the current sources. */
export const BUILD: Command = {
  what: 'Build function and web',
  program: 'build',
  args: ['--fresh'],
}

/** First, because queries without their index are refused. Indexes of earlier versions stay. */
export const INDEXES = deploy('Indexes and times to live', 'firestore:indexes')

/** Next to the new function, which reads what the old one wrote, and before the new web, which may need more. */
const MIGRATE: Command = { what: 'Migrations', program: 'migrate', args: ['--after-deploy'] }

/** Before the function, whose pages need them; instances of the previous version still need theirs. */
const ASSETS: AssetsStep = { what: 'Assets', program: 'assets', uploads: 'web/dist' }

/** The web comes last, because it calls its own version's function. A downgrade uses the same order. */
export const STEPS: readonly Step[] = [
  deploy('Rules of Firestore and Storage', 'firestore:rules,storage'),
  ASSETS,
  // --force skips two questions: the clean-up policy of container images on a first deploy, and that MIN_INSTANCES may
  // cost money. Functions of other codebases in the project stay.
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

export const argumentsOf = ({ program, args }: Command, project: string): readonly string[] =>
  program === 'build' ? args : [...args, '--project', project]

export const shown = (command: Step, project: string): string =>
  command.program === 'assets'
    ? 'those of this version beside what is live, by the API of Hosting'
    : [PROGRAMS[command.program], ...argumentsOf(command, project)].join(' ')
