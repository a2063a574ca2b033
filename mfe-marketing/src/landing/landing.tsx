import { useAnchor } from '../anchor/use-anchor';
import { Benefits } from '../benefits/benefits';
import { Faq } from '../faq/faq';
import { Features } from '../features/features';
import { Footer } from '../footer/footer';
import { HealthScore } from '../health-score/health-score';
import { Hero } from '../hero/hero';
import { HowItWorks } from '../how-it-works/how-it-works';
import { News } from '../news/news';
import { Newsletter } from '../newsletter/newsletter';
import { OpenBanking } from '../open-banking/open-banking';
import { LazySample } from '../sample/lazy-sample';
import { Testimonials } from '../testimonials/testimonials';

/** The landing page: eleven sections in the order of spec 2. */
export function Landing() {
  useAnchor();
  return (
    <>
      <Hero>
        <LazySample />
      </Hero>
      <HowItWorks />
      <Benefits />
      <Features />
      <HealthScore />
      <OpenBanking />
      <Testimonials />
      <Faq />
      <News />
      <Newsletter />
      <Footer />
    </>
  );
}
