import { isStale } from './server-errors.ts'

/** Both sides' changes of the same base: `mine` where mine wins, `theirs` where the others' do. */
export type Merged<Change> = { mine: Change; theirs: Change; conflicts: string[] }

export type Saving<Base, Change> = {
  write: (change: Change, base: Base) => Promise<Base>
  read: () => Promise<Base>
  merge: (base: Base, change: Change, theirs: Base) => Merged<Change>
  /** Decides about what another user has changed since, too. */
  ask: (conflicts: string[]) => Promise<'mine' | 'theirs' | undefined>
}

/** `before` is what was replaced; `theirs` was taken over unsaved, with what is left of the change. */
export type Outcome<Base, Change> =
  | { saved: Base; before: Base }
  | { theirs: Base; left: Change; conflicts: string[] }
  | undefined

/**
 * Saves a change of something that others may have saved meanwhile: their changes stay, and `ask` decides about what
 * both have changed. Undefined means no answer.
 */
export const saveBasedOn = async <Base, Change>(
  base: Base,
  change: Change,
  saving: Saving<Base, Change>,
): Promise<Outcome<Base, Change>> => {
  try {
    return { saved: await saving.write(change, base), before: base }
  } catch (error) {
    if (!isStale(error)) throw error
    const theirs = await saving.read()
    const { conflicts, ...merged } = saving.merge(base, change, theirs)
    const answer = conflicts.length === 0 ? 'mine' : await saving.ask(conflicts)
    if (answer === 'theirs') return { theirs, left: merged.theirs, conflicts }
    return answer && saveBasedOn(theirs, merged.mine, saving)
  }
}
