import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { language } from '../copy/copy-of.ts'
import { basenameOf } from '../copy/language.ts'
import { createQueryClient, forgetPastShoppers } from '../lib/query-client.ts'
import { Toaster } from '../lib/toaster.tsx'
import { system } from '../theme/system.ts'
import type { ReactNode } from 'react'

const client = createQueryClient()

export const Providers = ({ children }: { children: ReactNode }) => {
  useEffect(() => forgetPastShoppers(client), [])
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <BrowserRouter basename={basenameOf(language())}>{children}</BrowserRouter>
        <Toaster />
      </QueryClientProvider>
    </ChakraProvider>
  )
}
