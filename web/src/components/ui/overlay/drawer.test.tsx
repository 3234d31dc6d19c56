import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'

it('stays open when a question within it is closed', () => {
  const onClose = vi.fn<() => void>()
  const onAnswer = vi.fn<() => void>()
  renderApp(
    <Drawer isOpen onClose={onClose} title="Cart" closeLabel="Close">
      <Dialog isOpen onClose={onAnswer} labelledBy="question">
        <h2 id="question">Remove it?</h2>
      </Dialog>
    </Drawer>,
  )
  const close = new Event('close')
  fireEvent(screen.getByRole('dialog', { name: 'Remove it?' }), close)
  expect(onAnswer).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent(screen.getByRole('dialog', { name: 'Cart' }), new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
})
