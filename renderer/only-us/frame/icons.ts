// Icons are imported one by one: the package's front door loads all 1,600 of them on the server.
import BookImage from 'lucide-react/icons/book-image';
import House from 'lucide-react/icons/house';
import Images from 'lucide-react/icons/images';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Newspaper from 'lucide-react/icons/newspaper';
import Settings from 'lucide-react/icons/settings';

/** The drawings behind the names in `SidebarItem.icon`. */
export const icons = {
  dashboard: LayoutDashboard,
  gallery: Images,
  blogs: Newspaper,
  catalog: BookImage,
  home: House,
  setting: Settings,
};
