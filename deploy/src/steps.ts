/** One call of a program of the repository. */
export type Command = { what: string; program: 'build' | 'firebase'; args: readonly string[] }

const deploy = (what: string, only: string): Command => ({
  what,
  program: 'firebase',
  args: ['deploy', '--only', only, '--non-interactive'],
})

export const BUILD: Command = { what: 'Build function and web', program: 'build', args: [] }

/** Before all else: queries without their index are refused. Indexes of a former version stay. */
export const INDEXES = deploy('Indexes and times to live', 'firestore:indexes')

/** The web last: it calls what the function of its own version offers. */
export const STEPS: readonly Command[] = [
  deploy('Rules of Firestore and Storage', 'firestore:rules,storage'),
  // --force: a first deploy sets the clean-up policy of the images that are built, and MIN_INSTANCES may cost money; both
  // would otherwise be asked. Functions of other codebases in the project are left alone.
  {
    ...deploy('Function', 'functions'),
    args: ['deploy', '--only', 'functions', '--non-interactive', '--force'],
  },
  deploy('Hosting', 'hosting'),
]

export const shown = ({ program, args }: Command, project: string): string =>
  program === 'build' ? 'npm run build' : `npx firebase ${args.join(' ')} --project ${project}`
