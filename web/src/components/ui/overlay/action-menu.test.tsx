import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { ActionMenu } from './action-menu.tsx'

const focused = () => document.activeElement?.textContent

it('is gone through by keys, and gives the focus back', async () => {
  const chosen = vi.fn<(label: string) => void>()
  const actions = ['Edit', 'Copy', 'Delete'].map((label) => ({
    label,
    onSelect: () => chosen(label),
  }))
  renderApp(<ActionMenu label="Actions" actions={actions} />)
  const button = screen.getByRole('button', { name: 'Actions' })
  await userEvent.click(button)
  const seen = [focused()]
  for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
    await userEvent.keyboard(`{${key}}`)
    seen.push(focused())
  }
  expect(seen).toEqual(['Edit', 'Copy', 'Delete', 'Edit', 'Delete', 'Edit'])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(chosen.mock.calls).toEqual([['Copy']])
  expect(document.activeElement).toBe(button)
})

it.each([
  [390, ''],
  [405, '0px'],
])('opens the other way where it would end at %i of 390 pixels', async (right, edge) => {
  const actions = [{ label: 'Labels', onSelect: () => undefined }]
  renderApp(<ActionMenu label="Print" side="start" actions={actions} />)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, right))
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(screen.getByRole('menu').style.right).toBe(edge)
  vi.restoreAllMocks()
})
