import type { Log } from '#platform/log.ts'
import type { Rights } from '../admin/admin-users.repository.ts'

type Ports = {
  accounts: { remove: (uid: string) => Promise<void> }
  erasures: {
    /**
     * Ends the account and notes, in the same transaction, that its traces are still to be erased. False if there is
     * neither such an account nor such a note.
     */
    begin: (userId: string, rights?: Rights) => Promise<boolean>
    /** Erases the traces of who is noted (docs/decisions/0013-account-deletion.md). Safe to repeat. */
    erase: (userId: string) => Promise<void>
    /** Removes the note. */
    done: (userId: string) => Promise<void>
    unfinished: (limit: number) => Promise<string[]>
  }
  log: Log
}

/** Erasures that one call goes on with. */
const FEW = 5

/**
 * Deletes an account for good, be it by its owner or by an admin. It is invalid at once. What then breaks off is gone on
 * with by the next call: by the same deletion again, by any other, or when an admin looks at the accounts.
 */
export const eraseAccount = ({ accounts, erasures, log }: Ports) => {
  const finish = async (userId: string): Promise<void> => {
    try {
      await erasures.erase(userId)
      await accounts.remove(userId)
      // An order may have been placed, or a review written, meanwhile.
      await erasures.erase(userId)
      await erasures.done(userId)
    } catch (cause) {
      log.error('The traces of a deleted account are not all erased yet', { cause: String(cause) })
    }
  }

  const goOn = async (): Promise<void> => {
    for (const userId of await erasures.unfinished(FEW)) await finish(userId)
  }

  return {
    goOn,
    /** False if there is no such account. */
    erase: async (userId: string, rights?: Rights): Promise<boolean> => {
      if (!(await erasures.begin(userId, rights))) return false
      await finish(userId)
      await goOn()
      return true
    },
  }
}

export type EraseAccount = ReturnType<typeof eraseAccount>
