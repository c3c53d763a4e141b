import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './app/tokens.css'
import './app/base.css'
import './app/frame.css'
import './app/form.css'
import './app/figures.css'
import './app/report.css'
import { App } from './app/app.tsx'
import { prefetchCharts } from './app/parts/lazy-iops-chart.tsx'
import { followAddress } from './app/store/address.ts'
import { project } from './app/store/project.ts'
import { followSaved } from './app/store/saved.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

project.setState({ locale: navigator.language })
followSaved()
followAddress()

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
prefetchCharts()
