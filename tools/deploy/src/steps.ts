/** One call of a program of the repository. */
export type Command = {
  what: string
  program: 'build' | 'firebase' | 'migrate'
  args: readonly string[]
  /** The build's output that it uploads. */
  uploads?: 'functions/lib' | 'web/dist'
}

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

/** The web comes last: it calls what the function of its own version offers. */
export const STEPS: readonly Command[] = [
  deploy('Rules of Firestore and Storage', 'firestore:rules,storage'),
  // --force skips two questions: the clean-up policy of container images on a first deploy, and that MIN_INSTANCES
  // may cost money. Functions of other codebases in the project are left alone.
  {
    ...deploy('Function', 'functions'),
    args: ['deploy', '--only', 'functions', '--non-interactive', '--force'],
    uploads: 'functions/lib',
  },
  MIGRATE,
  { ...deploy('Hosting', 'hosting'), uploads: 'web/dist' },
]

const PROGRAMS = {
  build: 'npm run build --',
  migrate: 'npm run migrate --',
  firebase: 'npx firebase',
}

/** The words after the program's name. */
export const argumentsOf = ({ program, args }: Command, project: string): readonly string[] =>
  program === 'build' ? args : [...args, '--project', project]

export const shown = (command: Command, project: string): string =>
  [PROGRAMS[command.program], ...argumentsOf(command, project)].join(' ')
