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
