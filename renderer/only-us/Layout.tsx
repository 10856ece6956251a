import '@radix-ui/themes/styles.css';
import { Theme } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

/** The frame of the back office. */
export function Layout({ children }: { children: ReactNode }) {
  const { sidebar } = usePageContext();
  return (
    <Theme accentColor="orange" grayColor="sand" radius="medium" panelBackground="solid">
      <nav>
        {sidebar.map((item) => (
          <a key={item.route} href={item.route}>
            {item.label}
          </a>
        ))}
      </nav>
      {children}
    </Theme>
  );
}
