import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { memoryHistory } from '#lib/router/history.ts'
import { Router, useLocation } from '#lib/router/router.tsx'
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
  const history = memoryHistory(at)
  const screen = render(
    <QueryClientProvider client={client}>
      <Router history={history}>
        {element}
        <Address />
      </Router>
    </QueryClientProvider>,
  )
  return { ...screen, client, address: () => screen.getByTestId('address').textContent }
}
