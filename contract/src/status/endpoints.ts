import { endpoint } from '../shared/endpoint.ts'
import { statusSchema } from './schema.ts'

export const getStatus = endpoint({
  method: 'GET',
  path: '/api/admin/status',
  summary:
    'Last deploy and export, mails, migrations, and the age of what this instance has in memory',
  access: 'admin',
  checkRevoked: true,
  reply: statusSchema,
})
