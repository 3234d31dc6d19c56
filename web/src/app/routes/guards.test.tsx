import type { StaffRole } from '@bartan/contract/shared/roles'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '#lib/paths.ts'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'
import { pagesOf } from '../layouts/admin/admin-links.ts'
import { KeepToOwnArea } from './guards.tsx'

const pathsOf = (role: StaffRole) =>
  pagesOf(role)
    .map(({ to }) => to)
    .filter((to) => to !== paths.home)

const STAFF_ROLES: readonly StaffRole[] = ['packer', 'catalogue', 'accounts']

const OF_ALL = STAFF_ROLES.flatMap((role) => pathsOf(role).map((to) => [role, to] as const))

it.each(OF_ALL)('%s get to the page of their menu at %s', (role, to) => {
  session.start(signedInAs({ ...asha, role }))
  const { address } = renderApp(<KeepToOwnArea>A page</KeepToOwnArea>, { at: to })
  expect(screen.getByText('A page')).toBeTruthy()
  expect(address()).toBe(to)
})
