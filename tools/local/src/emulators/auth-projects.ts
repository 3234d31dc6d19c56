import type { AccountJournal } from './account-journal.ts'
import { authEmulator } from './firebase-tools.ts'
import type { Account, ProjectState } from './firebase-tools.ts'

/**
 * The projects of the Auth emulator, written through to the journal: all of the emulator's operations
 * change an account by one of the three methods overridden here, before they answer.
 */
export const openAuthProjects = (journal: AccountJournal): Map<string, ProjectState> => {
  const { AgentProjectState } = authEmulator()
  let loading = true

  class DurableProject extends AgentProjectState {
    override updateUserByLocalId(...change: Parameters<ProjectState['updateUserByLocalId']>) {
      const account = super.updateUserByLocalId(...change)
      if (!loading) journal.put(this.projectId, account)
      return account
    }

    override deleteUser(account: Account) {
      super.deleteUser(account)
      journal.remove(this.projectId, account.localId)
    }

    override deleteAllAccounts() {
      super.deleteAllAccounts()
      journal.clear(this.projectId)
    }
  }

  /** Any project that is asked for exists. */
  class Projects extends Map<string, ProjectState> {
    override get(projectId: string): ProjectState {
      const known = super.get(projectId)
      if (known) return known
      const project = new DurableProject(projectId)
      this.set(projectId, project)
      return project
    }
  }

  const projects = new Projects()
  for (const { project, account } of journal.all()) {
    const state = projects.get(project)
    state.users.set(account.localId, { localId: account.localId })
    const upsertProviders = [...(account.providerUserInfo ?? [])]
    state.updateUserByLocalId(account.localId, account, { upsertProviders })
  }
  loading = false
  return projects
}
