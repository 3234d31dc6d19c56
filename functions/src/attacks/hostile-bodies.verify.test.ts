import { endpoints } from '@bartan/contract/api'
import { takeNoHarm } from './testing/hostile-input.ts'

takeNoHarm(endpoints)
