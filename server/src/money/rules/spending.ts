import type { PhraseRule } from './flags';

/** Rules for spending in Australia, by words in bank statements. The rule with more words applies if two match. */
export const spending: readonly PhraseRule[] = [
  {
    category: 'groceries',
    where: 'named',
    words:
      'woolworths, woolworths metro, woolies, ww metro, aldi, aldi stores, harris farm markets, foodland, foodworks, spar express, supa iga, iga xpress, costco wholesale, supabarn, drakes, drakes supermarket, drakes supermarkets, night owl, nightowl, night owl convenience, nightowl convenience, ezymart, ezy mart, nqr, romeos foodland, friendly grocer, ritchies, farmer jacks, spudshed, colesonline, coles online, coles supermarkets, everyday market, asian grocery, milkrun, leo fine food, norton street grocer, about life, go vita, quality meats',
  },
  {
    category: 'groceries',
    words:
      'coles, iga, costco, harris farm, grocer, grocery, groceries, supermarket, supermarkets, butcher, butchery, bakery, bakehouse, greengrocer, fruit market, fruit barn, fruit and veg, deli, seafood market, bakers delight, brumbys',
  },
  {
    category: 'eating_out',
    where: 'named',
    words:
      'uber eats, ubereats, menulog, doordash, deliveroo, mcdonalds, mcdonald s, kfc, hungry jacks, guzman y gomez, gyg, subway, dominos, dominos pizza, pizza hut, grilld, zambrero, starbucks, gloria jeans, the coffee club, muffin break, boost juice, nandos, oporto, red rooster, sushi hub, sushi sushi, sumo salad, mad mex, schnitz, rolld, betty s burgers, bettys burgers, san churro, chatime, gong cha, easi, hungrypanda, hungry panda, fantuan, fantuan delivery, ubereats au, noodle box, pancake parlour, krispy kreme, michels patisserie, donut king, soul origin, crust pizza, hello fresh restaurant, max brenner, pie face',
  },
  {
    category: 'eating_out',
    words:
      'cafe, coffee, espresso, restaurant, noodle bar, noodle, noodles, sushi, pizza, pizzeria, thai, kebab, kebabs, burger, burgers, bistro, takeaway, ramen, dumpling, dumplings, tavern, hotel bar, bar and grill, brewery, brewing co, wine bar, pub, roasters, gelato, patisserie, fish and chips, eatery, canteen, yum cha, trattoria, tapas, indian cuisine, bbq, charcoal chicken',
  },
  {
    category: 'transport',
    where: 'named',
    words:
      'coles express, reddy express, shell reddy, woolworths petrol, eg ampol, eg fuelco, ampol, caltex, 7 eleven, 7eleven, bp connect, bp express, united petroleum, metro petroleum, liberty oil, mobil, puma energy, costco fuel, x convenience, otr, on the run, shell coles express, vibe petroleum, pearl energy, speedway, myki, opal, transportfornsw, transport for nsw, tfnsw, transportfornsw tap, translink, go card, smartrider, transperth, metro tasmania, adelaide metro, metrocard, ptv, public transport, myway, uber trip, uber pass, didi, ola cabs, 13cabs, gocatch, shebah, taxi, cabcharge, a2b taxi, linkt, e toll, etoll, transurban, eastlink, citylink, toll, wilson parking, secure parking, care park, ace parking, cellopark, easypark, paystay, parkmobile, parking, car park, qantas, jetstar, virgin australia, rex airlines, bonza, flight centre, webjet, airbnb, booking com, expedia, wotif, hertz, avis, budget rent a car, europcar, thrifty, rent a car, goget, car next door, uber carshare, ultra tune, kmart tyre, mycar tyre, bridgestone, bob jane, jax tyres, tyrepower, repco, supercheap auto, autobarn, super cheap auto, vicroads, vic roads, vic roads registration, service nsw, service nsw rego, rego, ezyreg, tmr, tmr qld, access canberra, mvr, driver and vehicle services, vehicle registration, tesla supercharger, tesla charging, supercharger, ampcharge, bp pulse, jolt charge, exploren, sgfleet, sg fleet, smartsalary, smart salary, maxxia, remserv, leaseplan, orix, fleetpartners, fleet partners, custom fleet,  registration tmr, tmr rego, racv roadside, nrma roadside, transport main roads, roads and maritime, linkt sydney, neuron mobility, lime ride, beam mobility, chargefox, evie networks, v line, airways, airlines, qantas airways, tigerair, trainlink, car wash, service station, shell service station',
  },
  {
    category: 'transport',
    words: 'uber, bp, shell, ola, petrol, fuel, transit, cab, cabs, mechanic, auto repairs, ferry, tyres',
  },
  {
    category: 'utilities',
    where: 'named',
    words:
      'ausgrid, endeavour energy, essential energy, powercor, citipower, united energy, ausnet, sa power networks, evoenergy, western power, tasnetworks, energex, australian gas networks, agl, agl sales, agl energy, energyaustralia, energy australia, origin energy, origin, red energy, alinta, alinta energy, simply energy, engie, powershop, momentum energy, lumo energy, dodo, amber electric, globird, globird energy, ovo energy, tango energy, actewagl, aurora energy, ergon energy, ergon, synergy, horizon power, jemena, sydney water, yarra valley water, south east water, greater western water, city west water, unitywater, urban utilities, hunter water, water corporation, water corp, sa water, icon water, taswater, barwon water, telstra, optus, vodafone, tpg, iinet, aussie broadband, superloop, belong, amaysim, boost mobile, aldi mobile, woolworths mobile, everyday mobile, coles mobile, kogan mobile, felix mobile, circles life, lebara, lycamobile, exetel, internode, tangerine telecom, tangerine, more telecom, nbn, spintel, foxtel broadband, kleenheat, elgas, supagas, electricity, gas bill, lpg, kookaburra mobile',
  },
  { category: 'utilities', words: 'energy, water, broadband, internet bill, telecom, electricity bill, mobile bill' },
  {
    category: 'health',
    where: 'named',
    words:
      'chemist warehouse, priceline, priceline pharmacy, terrywhite, terry white, amcal, blooms the chemist, discount drug stores, my chemist, soul pattinson, pharmacy, chemist, medical, medical centre, dental, dentist, dentists, physio, physiotherapy, pathology, laverty, dorevitch, sullivan nicolaides, radiology, specsavers, opsm, optometrist, bailey nelson, hospital, psychology, psychologist, podiatry, chiropractic, chiropractor, osteopath, audiology, hearing australia, ambulance, ramsay health, qscan, i med, ihealth, instantscripts, hotdoc, 13sick, mcare benefits, mcare ben, medicare benefit, medicare benefits, anytime fitness, fitness first, goodlife health, jetts, f45, f45 training, plus fitness, snap fitness, world gym, virgin active, gym, yoga, pilates, swim school, aquatic centre',
  },
  {
    category: 'insurance',
    where: 'named',
    words:
      'medibank, medibank private, bupa, bupa australia, hcf, nib, nib health, ahm, ahm health, hbf, gmhba, teachers health, australian unity, latrobe health, cbhs, defence health, peoplecare, nrma insurance, racv insurance, racq insurance, rac insurance, raa insurance, ract insurance, aami, gio, allianz, suncorp insurance, budget direct, youi, bingle, qbe, real insurance, apia, coles insurance, woolworths insurance, everyday insurance, virgin insurance, kogan insurance, insurance, health cover, health fund, life insurance, tal life, aia, aia australia, zurich, mlc insurance, comminsure, petinsurance, pet insurance, bow wow meow, rollin, huddle, cgu, shannons, honey insurance, pd insurance, income protection, ctp, green slip, nrma, racq',
  },
  {
    category: 'entertainment',
    where: 'named',
    words:
      'netflix, netflix com, spotify, stan com au, stan entertainment, stan sydney, disney plus, disneyplus, binge, kayo, kayo sports, foxtel, paramount plus, paramountplus, prime video, amazon prime, youtube premium, youtubepremium, google youtube, google play, apple com bill, itunes, audible, kindle, steam, steamgames, steam purchase, playstation, sonyplaystation, xbox, microsoft xbox, nintendo, epic games, twitch, patreon, onlyfans, hoyts, event cinemas, village cinemas, reading cinemas, palace cinemas, dendy, imax, ticketek, ticketmaster, moshtix, eventbrite, humanitix, timezone, strike bowling, holey moley, zoo, taronga zoo, luna park, dreamworld, movie world, scenic world, museum, theatre, stream, cinema, cinemas, bowling, golf club, rsl club, leagues club, sports club, dan murphys, dan murphy s, bws, liquorland, first choice liquor, vintage cellars, liquor legends, bottle o, cellarbrations, thirsty camel, liquor, tobacconist, openai, chatgpt, canva, dropbox, icloud, linkedin, medium, news corp, nine digital, the age, sydney morning herald, the australian, the guardian, new york times, crunchyroll, britbox, optus sport, dazn, hayu, deezer, tidal',
  },
  {
    category: 'entertainment',
    flag: 'gambling',
    where: 'all',
    words:
      'sportsbet, tab limited, tab ltd, tab account, tabcorp, tab com au, ladbrokes, neds, bet365, pointsbet, unibet, betfair, betr, palmerbet, bluebet, dabble, topsport, betright, playup, boombet, picklebet, the lott, thelott, lottery, lotterywest, oz lotteries, ozlotteries, lottoland, jackpot com, crown casino, star casino, the star sydney, casino, pokies, keno, betting, swiftbet, elitebet, betnation, colossalbet, tatts, golden casket, sa lotteries, nsw lotteries, draftstars',
  },
  {
    category: 'shopping',
    flag: 'bnpl',
    where: 'named',
    words:
      'afterpay, after pay, zip co, zip pay, zippay, zip money, zipmoney, zipmoney payments, zip, klarna, humm, humm group, humm bpay, latitude pay, latitudepay, openpay, laybuy, payright, paypal pay in 4, paypal pay in four, sezzle, bundll, stepay, commbank steppay, step pay, deferit, splitit, beforepay shop',
  },
  {
    category: 'shopping',
    where: 'named',
    words:
      'amazon, amazon au, amazon marketplace, amzn mktp, amzn mktplace, ebay, kmart, kmart australia, big w, bigw, bunnings, bunnings warehouse, jb hi fi, jbhifi, ikea, officeworks, harvey norman, the good guys, good guys, spotlight, anaconda, bcf, rebel, rebel sport, decathlon, cotton on, uniqlo, h and m, zara, the iconic, theiconic, asos, shein, temu, temu com, aliexpress, etsy, kogan, kogan com, catch com au, catch, mydeal, temple and webster, freedom furniture, fantastic furniture, amart furniture, adairs, pillow talk, bed bath n table, sephora, mecca, mecca brands, lush cosmetics, the body shop, aesop, petbarn, petstock, pet circle, petcircle, vet, veterinary, greencross vets, australia post, auspost, post shop, dymocks, booktopia, qbd books, readings books, smiggle, typo, apple store, apple online, samsung store, dick smith, centre com, scorptec, mwave, best and less, harris scarfe, lowes menswear, athletes foot, foot locker, hype dc, nike, adidas, lululemon, peter alexander, country road, witchery, seed heritage, gorman, forever new, oxford shop, just jeans, jay jays, supre, rivers clothing, millers fashion, city beach, universal store, general pants, glue store, mitre 10, total tools, sydney tools, barbeques galore, reject shop, the reject shop, daiso, miniso, hot dollar, flying tiger, salvos stores, vinnies, lifeline shop, hairdresser, hair salon, barber, just cuts, nail salon, nails, beauty salon, laser clinics, dry cleaning, dry cleaners, florist, wish com, gumtree, facebook marketplace, paypal ebay, myer pty, myer online, target australia, david jones limited',
  },
  {
    category: 'shopping',
    words:
      'target, myer, david jones, sheridan, lowes, millers, rivers, barbers, clothing, shoes, furniture, hardware, nursery, books, jewellers, gift shop, boutique, sportswear, newsagency, hair',
  },
  {
    category: 'family',
    flag: 'childcare',
    where: 'all',
    words:
      'goodstart, goodstart early learning, early learning, early learn, early learning centre, early education, elc, kindy, creche, early childhood, childcare, child care, daycare, day care, kindergarten, preschool, g8 education, kindercare, only about children, guardian childcare, affinity education, busy bees, camp australia, teamkids, oshclub, oshc, after school care, vacation care, nanny, babysitting, family day care, montessori, xplor, kidsoft, debitsuccess childcare, explore and develop, story house, story house early learning',
  },
  {
    category: 'family',
    where: 'all',
    words:
      'school fees, school, college fees, tuition, tuition fees, tafe, tafe nsw, university, monash uni, uni of sydney, unsw, qkr, flexischools, compass education, schoolbag, school uniforms, kumon, music lessons, tutoring, tutor, udemy, coursera, skillshare, duolingo, open universities, baby bunting, toys r us, toyworld, child support, scouts australia, grammar, high school, primary school, public school, catholic education',
  },
  {
    category: 'housing',
    flag: 'council_rates',
    where: 'named',
    words:
      'council rates, city council, shire council, regional council, council, city of sydney, city of melbourne, city of casey, brisbane city council, bcc rates, moreton bay, gold coast council, blacktown council, northern beaches council, inner west council, shire of, city of stirling, city of joondalup, city of port phillip, rates notice',
  },
  {
    category: 'housing',
    flag: 'rent',
    where: 'all',
    words:
      'rent, rental, rentals, rental payment, house rent, weekly rent, deft payments, deft, deft real estate, deft rent, rent com au, rentpay, ailo, ailo rent, simple rent, kolmeo, managedapp, managed app, propertyme, raywhite, ray white trust, lj hooker trust acc rent, trust acc rent, trust account rent, century 21, belle property, first national re, first national real estate, raine and horne, richardson and wrench, elders real estate, remax, place estate agents, stockdale and leggo, biggin and scott, obrien real estate, real estate, realty, property management, estate agents, strata rent, landlord, student accommodation, unilodge, housing nsw, homes victoria, community housing',
  },
  // These agents have names of people.
  {
    category: 'housing',
    flag: 'rent',
    words: 'ray white, lj hooker, mcgrath, harcourts, barry plant, jellis craig, nelson alexander, biggin scott',
  },
  {
    category: 'housing',
    where: 'named',
    words:
      'strata, strata levy, body corporate, owners corporation, home loan, homeloan, home loan repayment, hl repayment, mortgage, mortgage repayment, loan repayment home, land tax, plumber, plumbing, electrician, pest control, gardening, lawn mowing, jims mowing, cleaning services, kennards, storage king, national storage, property',
  },
  {
    category: 'other',
    flag: 'tax',
    where: 'named',
    words:
      'ato, ato payment, australian taxation office, tax office payments, tax office, taxation office, 75556, revenue nsw, state revenue office, fines victoria, sper, hbr fines, h and r block, itp tax, tax agent',
  },
  {
    category: 'other',
    where: 'all',
    words:
      'donation, red cross, salvation army, world vision, oxfam, unicef, rspca, beyond blue, gofundme, compassion australia, wwf, cancer council, smith family, guide dogs',
  },
];
