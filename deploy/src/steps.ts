/** One call of a program of the repository. */
export type Command = { what: string; program: 'build' | 'firebase'; args: readonly string[] }

const deploy = (what: string, only: string): Command => ({
  what,
  program: 'firebase',
  args: ['deploy', '--only', only, '--non-interactive'],
})

export const BUILD: Command = { what: 'Build function and web', program: 'build', args: [] }

/** First of all: queries without their index are refused. Indexes of earlier versions stay. */
export const INDEXES = deploy('Indexes and times to live', 'firestore:indexes')

/** The web comes last: it calls what the function of its own version offers. */
export const STEPS: readonly Command[] = [
  deploy('Rules of Firestore and Storage', 'firestore:rules,storage'),
  // --force skips two questions: the clean-up policy of container images on a first deploy, and that MIN_INSTANCES
  // may cost money. Functions of other codebases in the project are left alone.
  {
    ...deploy('Function', 'functions'),
    args: ['deploy', '--only', 'functions', '--non-interactive', '--force'],
  },
  deploy('Hosting', 'hosting'),
]

export const shown = ({ program, args }: Command, project: string): string =>
  program === 'build' ? 'npm run build' : `npx firebase ${args.join(' ')} --project ${project}`
