import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LoadError } from './load-error.tsx'

afterEach(() => vi.restoreAllMocks())

const look = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const { unmount } = render(<LoadError error={new Error('No')} />)
  const { className } = screen.getByRole('alert')
  unmount()
  return className
}

it('is calm without a connection, of which the page tells already', () => {
  expect(look(false)).not.toBe(look(true))
})
