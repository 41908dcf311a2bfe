import '../../src/ui/styles/tokens.css';
import './base.css';
import './explorer.css';
import './panels.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ExplorerApp } from './explorer-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ExplorerApp />
  </StrictMode>,
);
