import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILDER, DEPLOYER, SHOP_ACCOUNT } from './project.ts'
import type { Project } from './project.ts'

/** Gives CI's account the roles that docs/deploy.md lists, and no other. */
export const rolesInDocs = (root: string, project: Project): void => {
  const docs = readFileSync(join(root, 'docs/deploy.md'), 'utf8')
  const roles =
    /for ROLE in ([^;]+);/
      .exec(docs)?.[1]
      ?.split(/[\s\\]+/)
      .filter(Boolean) ?? []
  const members = [`serviceAccount:${DEPLOYER}`]
  project.accounts.set(DEPLOYER, { bindings: [] })
  for (const role of roles) project.policy.bindings.push({ role: `roles/${role}`, members })
  for (const account of [SHOP_ACCOUNT, BUILDER])
    project.accounts.get(account)?.bindings.push({ role: 'roles/iam.serviceAccountUser', members })
}
