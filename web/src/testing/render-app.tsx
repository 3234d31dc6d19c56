import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { createQueryClient } from '#lib/api/query-client.ts'
import type { ReactElement } from 'react'

/** Shows the address, so that a test can check where it led. */
const Address = () => {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>
}

/** Renders part of the app with everything around it, at a given address. */
export const renderApp = (element: ReactElement, { at = '/' }: { at?: string } = {}) => {
  const client = createQueryClient()
  client.setDefaultOptions({
    ...client.getDefaultOptions(),
    queries: { ...client.getDefaultOptions().queries, retry: false },
  })
  const screen = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        {element}
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...screen, client, address: () => screen.getByTestId('address').textContent }
}
